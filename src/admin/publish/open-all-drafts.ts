import type { QueryClient } from '@tanstack/react-query'
import { type DraftList, draftsQuery } from '#admin/api/drafts.ts'
import { sessionQuery } from '#admin/api/session.ts'
import { leftOutOf } from '#admin/draft/change-notes.ts'
import { flushDrafts, noteDraftList, sharedDrafts } from '#admin/draft/draft-syncs.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import type { DraftSubject } from '#admin/subject.ts'
import { ownersThings } from '#content/changes/owners-things.ts'
import { thingsOf } from './draft-things.ts'

type Unopened = { readonly subject: DraftSubject; readonly error: unknown }

/** Opens the drafts that only the server has, so that nothing is missing from a publish. */
export async function openAllDrafts(
  client: QueryClient,
  drafts: DraftList['drafts'],
): Promise<readonly Unopened[]> {
  noteDraftList(drafts)
  const unopened: Unopened[] = []
  for (const { document, entry } of drafts) {
    const subject = { document, entry }
    await openDraft(client, subject).catch((error: unknown) => unopened.push({ subject, error }))
  }
  await flushDrafts()
  return unopened
}

/** The opened drafts with something to publish, and what is left out of them. */
export function unpublishedDrafts(client: QueryClient) {
  const list = client.getQueryData(draftsQuery.queryKey)
  const isOwner = client.getQueryData(sessionQuery.queryKey)?.user.role === 'owner'
  return sharedDrafts().flatMap((stored) => {
    const things = thingsOf(stored, list)
    const ofOwner = isOwner ? [] : ownersThings(stored.draft.tree, things)
    const leftOut = new Set([...leftOutOf(stored), ...ofOwner])
    return things.some(({ key }) => !leftOut.has(key)) ? [{ stored, leftOut }] : []
  })
}
