import type { QueryClient } from '@tanstack/react-query'
import { putBackPicture, removedPicturesQuery } from '#admin/api/former-media.ts'
import { mediaQuery } from '#admin/api/media.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { entryDraft, newEntryWith, nextNewRef } from '#admin/entries/entry-draft.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import type { Subject } from '#admin/subject.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { missingPictures, pictureIdsOf, withCurrentPictures } from '#content/documents/missing-pictures.ts'
import { type FormerPart, formerParts, loadFormerValue } from './former-parts.ts'

/** What to show in place of pictures that were deleted since: the nearest existing version, or nothing. */
export type PictureChoice = 'nearest' | 'without'

type Versions = Parameters<typeof missingPictures>[0]

type Prepared = {
  readonly versions: Versions
  readonly missing: Awaited<ReturnType<typeof findMissing>>
}

/**
 * Opens the drafts that a version changes, and finds out what the person is asked before.
 * @throws {ApiProblem} when something could not be loaded.
 */
export async function prepareRestore(client: QueryClient, subject: Subject, number: number) {
  const former = await loadFormerValue(client, subject, number)
  const parts = await formerParts(client, subject, former)
  const versions = { document: subject.document, ...former }
  return {
    versions,
    /** How many unpublished changes of hers the version replaces. */
    changes: await countChanges(client, parts),
    missing: pictureIdsOf(versions).length === 0 ? [] : await findMissing(client, versions),
  }
}

async function countChanges(client: QueryClient, parts: readonly FormerPart[]): Promise<number> {
  let count = 0
  for (const part of parts) {
    const stored = part.entry === null ? findNewDraft(part) : await openPart(client, part)
    count += stored?.draft.state.getState().changeCount ?? 0
  }
  return count
}

async function findMissing(client: QueryClient, versions: Versions) {
  const [items, removed] = await Promise.all([
    client.fetchQuery({ ...mediaQuery, staleTime: 0 }),
    client.fetchQuery({ ...removedPicturesQuery, staleTime: 0 }),
  ])
  const missing = missingPictures(versions, {
    present: new Set(items.map(({ id }) => id)),
    recoverable: new Set(removed.map(({ id }) => id)),
  })
  return missing.map((each) => ({ ...each, removed: removed.find(({ id }) => id === each.id) }))
}

/**
 * Puts a version into this person's drafts; each can be undone on its screen.
 * @returns the changed drafts.
 * @throws {ApiProblem} when something could not be loaded, or a picture could not be put back.
 */
export async function restoreVersion(
  client: QueryClient,
  subject: Subject,
  { versions, missing }: Prepared,
  choice: PictureChoice,
): Promise<StoredDraft[]> {
  const isNearest = choice === 'nearest'
  const removed = new Map(missing.flatMap(({ id, removed: found }) => (found ? [[id, found]] : [])))
  if (isNearest) for (const [id, picture] of removed) await putBackPicture(client, id, picture)
  const value = isNearest ? withCurrentPictures(versions, missing) : versions.value
  const changed: StoredDraft[] = []
  for (const part of await formerParts(client, subject, { ...versions, value })) {
    const stored = await openPart(client, part)
    stored.draft.replace(part.value)
    changed.push(stored)
  }
  return changed
}

const openPart = (client: QueryClient, part: FormerPart): Promise<StoredDraft> => {
  const { document, entry } = part
  return entry === null ? openNewDraft(part) : openDraft(client, { document, entry })
}

/** A deleted entry comes back as a new one. It has one draft, although it is restored twice. */
async function openNewDraft(part: FormerPart): Promise<StoredDraft> {
  for (;;) {
    const found = findNewDraft(part)
    if (found) return found
    if (!isEntryDocument(part.document)) throw new TypeError('Only a list has entries.')
    const stored = entryDraft(part.document, nextNewRef(part.document))
    await stored.sync.open()
    if (stored.draft.state.getState().changeCount === 0) return stored
  }
}

function findNewDraft({ document, value }: FormerPart): StoredDraft | undefined {
  if (!isEntryDocument(document)) return undefined
  const ref = newEntryWith(document, `${value.id}`)
  return ref === undefined ? undefined : entryDraft(document, ref)
}
