import type { MediaUse } from '#content/media/media.ts'

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
