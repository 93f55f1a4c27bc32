import { ApiProblem } from '#admin/api/problem.ts'
import { draftPath } from '#admin/draft/draft-shape.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { isEntryDocument } from '#content/documents/entries.ts'

/** Why nothing was published. */
export type Refusal =
  /** A field has an error. */
  | { readonly kind: 'invalid'; readonly stored: StoredDraft; readonly path: string }
  /** Somebody else changed the same place, and she has not chosen yet. */
  | { readonly kind: 'clash'; readonly stored: StoredDraft }
  /** Somebody changed something since she reviewed it. The drafts have it now. */
  | { readonly kind: 'stale' }
  /** The server does not have everything that she typed. */
  | { readonly kind: 'unsent' }
  | { readonly kind: 'failed'; readonly error: unknown }

type Sent = { readonly stored: StoredDraft }

/** Reads the server's refusal, and puts errors at their fields. */
export function refusalOf(error: unknown, sent: readonly Sent[]): Refusal {
  const issues = error instanceof ApiProblem && error.code !== 'owner_only' ? error.issues : []
  let first: Refusal | undefined
  for (const [index, { stored }] of sent.entries()) {
    const own = issues.flatMap(({ path, message }) => {
      const place = placeIn(stored, index, path)
      return place === undefined ? [] : [[place, message] as const]
    })
    if (own.length === 0) continue
    const path = stored.draft.refuse(new Map(own)) ?? ''
    first ??= { kind: 'invalid', stored, path }
  }
  return first ?? { kind: 'failed', error }
}

/** The path in the draft of a path in the call, if it is of this part. */
function placeIn({ subject }: StoredDraft, index: number, path: string): string | undefined {
  const prefix = `parts[${index}]`
  if (!path.startsWith(prefix)) return undefined
  const { document, entry } = subject()
  const place = path.slice(prefix.length).replace(/^\./, '')
  return entry === undefined && !isEntryDocument(document) ? draftPath(document, place) : place
}
