import { z } from 'zod'
import { conflictOf } from '#admin/api/documents.ts'
import { type ChangeToPublish, conflictsOf } from '#admin/api/drafts.ts'
import { currentEntryOf } from '#admin/api/entries.ts'
import { ApiProblem, currentOf } from '#admin/api/problem.ts'
import { draftPath, versionOf } from '#admin/draft/document-draft.ts'
import { mergeNewer } from '#admin/draft/merge-newer.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import type { Version } from '#admin/draft/version.ts'
import { entryVersion, isEntryDraft } from '#admin/entries/entry-draft.ts'
import { arrangement } from '#content/documents/arrangement.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { sameValue } from '#content/fields/same-value.ts'
import { pictureDraft } from '#content/media/picture-draft.ts'
import type { JsonObject } from '#content/values/json.ts'

export type Sent = { readonly kept: StoredDraft; readonly change: ChangeToPublish }

/** Why nothing was published. */
export type Refusal =
  /** A field has an error. */
  | { readonly kind: 'invalid'; readonly kept: StoredDraft; readonly path: string }
  /** Somebody saved the same fields meanwhile. Their versions are in the drafts. */
  | { readonly kind: 'conflict'; readonly open: readonly StoredDraft[] }
  /** Somebody deleted the entry meanwhile. The next publish creates it again. */
  | { readonly kind: 'deleted'; readonly kept: StoredDraft }
  | { readonly kind: 'failed'; readonly error: unknown }

type Attempts = {
  /** Values that were sent and may be stored. */
  readonly unconfirmed: WeakMap<StoredDraft, readonly JsonObject[]>
  /** Gets the tags of own versions, with which the changes are sent again. */
  readonly tags: Map<StoredDraft, string>
}

/**
 * Reads the server's refusal: puts errors at their fields, and joins what others saved with the drafts.
 * @returns undefined if the changes can be sent again.
 */
export function answerOf(error: unknown, sent: readonly Sent[], attempts: Attempts): Refusal | undefined {
  const conflicts = conflictsIn(error, sent)
  if (!conflicts) return withIssues(error, sent) ?? { kind: 'failed', error }
  const open: StoredDraft[] = []
  for (const { kept, current } of conflicts) {
    const refusal = join(kept, current, attempts)
    if (refusal === 'open') open.push(kept)
    else if (refusal) return refusal
  }
  return open.length > 0 ? { kind: 'conflict', open } : undefined
}

type Current = NonNullable<ReturnType<typeof conflictsOf>>[number]['current']
type Conflict = { readonly kept: StoredDraft; readonly current: Current }

/** What is stored instead of what the changes started from. The call of one screen answers only for its document. */
function conflictsIn(error: unknown, sent: readonly Sent[]): Conflict[] | undefined {
  const conflicts = conflictsOf(error)
  const [only] = sent
  if (!conflicts) {
    const current = currentOf(error, 'stale_revision')
    return current && only ? [{ kept: only.kept, current }] : undefined
  }
  return conflicts.flatMap(({ document, entry, current }) => {
    const found = sent.find(
      ({ change }) =>
        change.document === document &&
        change.entry === entry &&
        (entry !== null || idOf(change.value) === idOf(current?.entry)),
    )
    return found ? [{ kept: found.kept, current }] : []
  })
}

function join(
  kept: StoredDraft,
  current: Current,
  { unconfirmed, tags }: Attempts,
): Refusal | 'open' | undefined {
  const theirs = theirVersion(kept, current)
  const isOwn =
    theirs && unconfirmed.get(kept)?.some((value) => sameValue(kept.draft.tree, value, theirs.value))
  if (isOwn && theirs.etag !== undefined) {
    tags.set(kept, theirs.etag)
    if (isEntryDraft(kept)) kept.settle(`${theirs.value.id}`)
    return
  }
  if (isEntryDraft(kept)) {
    if (kept.savedId() === undefined) return atField(kept, 'id', addressTaken)
    if (theirs?.value.id !== kept.savedId()) {
      kept.detach()
      return { kind: 'deleted', kept }
    }
  }
  // Somebody removed the picture from the library.
  if (!theirs && kept.subject().document === 'pictures') kept.draft.discard()
  if (theirs) kept.draft.setNewer(theirs)
  return mergeNewer(kept.draft) ? undefined : 'open'
}

const addressTaken = 'Esa dirección ya está en uso: escriba otra.'

function atField(kept: StoredDraft, path: string, message: string): Refusal {
  kept.draft.refuse(new Map([[path, message]]))
  return { kind: 'invalid', kept, path }
}

function theirVersion(kept: StoredDraft, current: Current): Version | undefined {
  const { document } = kept.subject()
  const problem = new ApiProblem({ status: 409, code: 'stale_revision', current })
  if (isEntryDraft(kept)) {
    const entry = currentEntryOf(kept.document, problem)
    return entry ? entryVersion(entry) : undefined
  }
  if (isEntryDocument(document)) {
    const { data } = currentArrangement.safeParse(current)
    return data && { value: data.arrangement, etag: data.etag }
  }
  if (document === 'pictures') {
    const { data } = currentPicture.safeParse(current)
    return data && { value: data.picture, etag: data.etag }
  }
  const found = conflictOf(document, problem)
  return found && versionOf(document, found)
}

const currentPicture = z.object({ picture: pictureDraft, etag: z.string() })
const currentArrangement = z.object({ arrangement, etag: z.string() })

/** Shows the errors that the server found at their fields. */
function withIssues(error: unknown, sent: readonly Sent[]): Refusal | undefined {
  const issues = error instanceof ApiProblem && error.code !== 'owner_only' ? error.issues : []
  let first: Refusal | undefined
  for (const [index, { kept }] of sent.entries()) {
    const own = issues.flatMap(({ path, message }) => {
      const place = placeIn(kept, index, path)
      return place === undefined ? [] : [[place, message] as const]
    })
    const [path] = own[0] ?? []
    if (path === undefined) continue
    kept.draft.refuse(new Map(own))
    first ??= { kind: 'invalid', kept, path }
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

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
