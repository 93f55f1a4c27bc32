import { z } from 'zod'
import { type ChangeToPublish, conflictsOf } from '#admin/api/drafts.ts'
import { ApiProblem, currentOf } from '#admin/api/problem.ts'
import { draftPath, versionOf } from '#admin/draft/document-draft.ts'
import { mergeNewer } from '#admin/draft/merge-newer.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { receivedVersion, type Version } from '#admin/draft/version.ts'
import { isEntryDraft } from '#admin/entries/entry-draft.ts'
import { arrangement } from '#content/documents/arrangement.ts'
import { documentRow, documentSchema } from '#content/documents/documents.ts'
import { entrySchema, isEntryDocument } from '#content/documents/entries.ts'
import { revisionTag } from '#content/documents/revision-tag.ts'
import { sameValue } from '#content/fields/same-value.ts'
import { pictureDraft } from '#content/media/picture-draft.ts'
import type { JsonObject } from '#content/values/json.ts'

export type Sent = { readonly stored: StoredDraft; readonly change: ChangeToPublish }

/** Why nothing was published. */
export type Refusal =
  /** A field has an error. */
  | { readonly kind: 'invalid'; readonly stored: StoredDraft; readonly path: string }
  /** A person saved the same fields meanwhile. Their versions are in the drafts. */
  | { readonly kind: 'conflict'; readonly open: readonly StoredDraft[] }
  /** A person deleted the entry meanwhile. The next publish creates it again. */
  | { readonly kind: 'deleted'; readonly stored: StoredDraft }
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
  for (const { stored, current } of conflicts) {
    const refusal = join(stored, current, attempts)
    if (refusal === 'open') open.push(stored)
    else if (refusal) return refusal
  }
  return open.length > 0 ? { kind: 'conflict', open } : undefined
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

function join(
  stored: StoredDraft,
  current: Current,
  { unconfirmed, tags }: Attempts,
): Refusal | 'open' | undefined {
  const theirs = theirVersion(stored, current)
  const isOwn =
    theirs && unconfirmed.get(stored)?.some((value) => sameValue(stored.draft.tree, value, theirs.value))
  if (isOwn && theirs.etag !== undefined) {
    tags.set(stored, theirs.etag)
    if (isEntryDraft(stored)) stored.settle(`${theirs.value.id}`)
    return
  }
  if (isEntryDraft(stored)) {
    if (stored.savedId() === undefined) return atField(stored, 'id', addressTaken)
    if (theirs?.value.id !== stored.savedId()) {
      stored.detach()
      return { kind: 'deleted', stored }
    }
  }
  // A person removed the picture from the library.
  if (!theirs && stored.subject().document === 'pictures') stored.draft.discard()
  if (theirs) stored.draft.setNewer(theirs)
  return mergeNewer(stored.draft) ? undefined : 'open'
}

const addressTaken = 'Esa dirección ya está en uso: escriba otra.'

function atField(stored: StoredDraft, path: string, message: string): Refusal {
  stored.draft.refuse(new Map([[path, message]]))
  return { kind: 'invalid', stored, path }
}

function theirVersion(stored: StoredDraft, current: Current): Version | undefined {
  const { document } = stored.subject()
  const { revision, etag, entry } = current ?? {}
  if (isEntryDraft(stored)) {
    const { data } = entrySchema(stored.document).safeParse(entry)
    return data && receivedVersion({ value: data, etag, revision })
  }
  if (isEntryDocument(document)) {
    const { data } = currentArrangement.safeParse(current)
    return data && { value: data.arrangement, etag: data.etag }
  }
  if (document === 'pictures') {
    const { data } = currentPicture.safeParse(current)
    return data && { value: data.picture, etag: data.etag }
  }
  const { success, data } = documentSchema(document).safeParse(current?.[documentRow(document).bodyKey])
  if (!success || !revision) return undefined
  return versionOf(document, { value: data, etag: revisionTag(document, revision), revision })
}

const currentPicture = z.object({ picture: pictureDraft, etag: z.string() })
const currentArrangement = z.object({ arrangement, etag: z.string() })

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

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
