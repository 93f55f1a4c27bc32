import type { DraftDocument } from '#content/documents/draft-schema.ts'
import type { MediaUse } from '#content/media/media.ts'
import type { RevisionInfo } from './shapes.ts'

/** What is wrong with a field, which is named by its path in the body. */
export type ProblemIssue = { readonly path: string; readonly message: string }

/** Body of every refusal, as RFC 9457 defines it. */
export type ProblemBody = {
  readonly type: 'about:blank'
  readonly title: string
  readonly status: number
  readonly code: string
  readonly detail?: string | undefined
  readonly issues?: readonly ProblemIssue[] | undefined
  /** The current saved state, when the refusal concerns it. */
  readonly current?: unknown
  /** Where a picture is used, when that is the reason for the refusal. */
  readonly uses?: readonly MediaUse[] | undefined
}

/** What is stored, in refusals that concern it. */
export type CurrentState = {
  /** The saved document under its body key, or the entry. */
  readonly stale_revision: {
    readonly revision?: RevisionInfo
    readonly entry?: unknown
    readonly etag?: string
    readonly [bodyKey: string]: unknown
  }
  readonly stale_draft: {
    /** What is no longer as the person reviewed it. */
    readonly parts: readonly { readonly document: DraftDocument; readonly entry?: string | undefined }[]
  }
}
