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
import { putBack } from './put-back.ts'

/** What to show in place of pictures that were deleted since: the nearest existing version, or nothing. */
export type PictureChoice = 'nearest' | 'without'

type Versions = Parameters<typeof missingPictures>[0]

type Prepared = {
  readonly versions: Versions
  readonly missing: Awaited<ReturnType<typeof findMissing>>
}

/**
 * Reads a version, and finds out what the person is asked before.
 * @throws {ApiProblem} when something could not be loaded.
 */
export async function prepareRestore(client: QueryClient, subject: Subject, number: number) {
  const former = await loadFormerValue(client, subject, number)
  const versions = { document: subject.document, ...former }
  return {
    versions,
    missing: pictureIdsOf(versions).length === 0 ? [] : await findMissing(client, versions),
  }
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
 * Takes back in the next version what was published since a version. What is not published yet stays, except where
 * the version has another value than what is published. Each draft can be undone on its screen.
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
    const { base, draft } = stored.draft.state.getState()
    stored.draft.replace(
      putBack(stored.draft.tree, { former: part.value, published: base?.value, next: draft }),
    )
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
