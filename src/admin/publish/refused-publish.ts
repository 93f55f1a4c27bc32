import { type ChangeToPublish, conflictsOf } from '#admin/api/drafts.ts'
import { ApiProblem, currentOf } from '#admin/api/problem.ts'
import { draftPath } from '#admin/draft/draft-shape.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { isEntryDraft } from '#admin/entries/entry-draft.ts'
import { isEntryDocument } from '#content/documents/entries.ts'

export type Sent = { readonly stored: StoredDraft; readonly change: ChangeToPublish }

/** Why nothing was published. */
export type Refusal =
  /** A field has an error. */
  | { readonly kind: 'invalid'; readonly stored: StoredDraft; readonly path: string }
  | { readonly kind: 'failed'; readonly error: unknown }

/**
 * Reads the server's refusal: puts errors at their fields, and takes what others saved.
 * @returns undefined if the changes can be sent again.
 */
export async function answerOf(error: unknown, sent: readonly Sent[]): Promise<Refusal | undefined> {
  const conflicts = conflictsIn(error, sent)
  if (!conflicts) return withIssues(error, sent) ?? { kind: 'failed', error }
  for (const { stored } of conflicts) {
    if (isEntryDraft(stored) && stored.savedId() === undefined) return atField(stored, 'id', addressTaken)
    await stored.sync.reload()
  }
}

type Current = NonNullable<ReturnType<typeof conflictsOf>>[number]['current']
type Conflict = { readonly stored: StoredDraft; readonly current: Current }

/** What is stored instead of what the changes started from. The call of one screen answers only for its document. */
function conflictsIn(error: unknown, sent: readonly Sent[]): Conflict[] | undefined {
  const conflicts = conflictsOf(error)
  const [only] = sent
  if (!conflicts) {
    const current = currentOf(error, 'stale_revision')
    return current && only ? [{ stored: only.stored, current }] : undefined
  }
  return conflicts.flatMap(({ document, entry, current }) => {
    const found = sent.find(
      ({ change }) =>
        change.document === document &&
        change.entry === entry &&
        (entry !== null || idOf(change.value) === idOf(current?.entry)),
    )
    return found ? [{ stored: found.stored, current }] : []
  })
}

const addressTaken = 'Esa dirección ya está en uso: escriba otra.'

function atField(stored: StoredDraft, path: string, message: string): Refusal {
  stored.draft.refuse(new Map([[path, message]]))
  return { kind: 'invalid', stored, path }
}

/** Shows the errors that the server found at their fields. */
function withIssues(error: unknown, sent: readonly Sent[]): Refusal | undefined {
  const issues = error instanceof ApiProblem && error.code !== 'owner_only' ? error.issues : []
  let first: Refusal | undefined
  for (const [index, { stored }] of sent.entries()) {
    const own = issues.flatMap(({ path, message }) => {
      const place = placeIn(stored, index, path)
      return place === undefined ? [] : [[place, message] as const]
    })
    const [path] = own[0] ?? []
    if (path === undefined) continue
    stored.draft.refuse(new Map(own))
    first ??= { kind: 'invalid', stored, path }
  }
  return first
}

/** The call of one screen names the places in its document. */
function placeIn({ subject }: StoredDraft, index: number, path: string): string | undefined {
  const prefix = `changes[${index}].value`
  if (path.startsWith('changes[') && !path.startsWith(prefix)) return undefined
  const { document, entry } = subject()
  const place = path.startsWith(prefix) ? path.slice(prefix.length).replace(/^\./, '') : path
  return entry === undefined && !isEntryDocument(document) ? draftPath(document, place) : place
}

export const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
