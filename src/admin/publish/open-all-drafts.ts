import type { QueryClient } from '@tanstack/react-query'
import { type DraftList, draftsQuery } from '#admin/api/drafts.ts'
import { sessionQuery } from '#admin/api/session.ts'
import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { leftOutOf } from '#admin/draft/change-notes.ts'
import { draftSync, flushDrafts, lookHasEnded, noteDraftList } from '#admin/draft/draft-syncs.ts'
import { mergeNewer } from '#admin/draft/merge-newer.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import type { DraftSubject } from '#admin/subject.ts'
import { ownersThings, thingsOf } from './draft-things.ts'

type Unopened = { readonly subject: DraftSubject; readonly error: unknown }

export type OpenedDrafts = {
  readonly unopened: readonly Unopened[]
  /** Drafts that another version of the software wrote. */
  readonly unreadable: readonly StoredDraft[]
}

/** Opens the drafts that only the server holds, so that nothing is missing from a publish. */
export async function openAllDrafts(client: QueryClient, drafts: DraftList['drafts']): Promise<OpenedDrafts> {
  noteDraftList(drafts)
  const unopened: Unopened[] = []
  const unreadable: StoredDraft[] = []
  for (const { document, entry } of drafts) {
    const subject = { document, entry }
    try {
      const stored = await openDraft(client, subject)
      await lookHasEnded(stored)
      mergeNewer(stored.draft)
      const { isReady, isUnreadable } = draftSync(stored).state.getState()
      if (isUnreadable) unreadable.push(stored)
      else if (!isReady) unopened.push({ subject, error: undefined })
    } catch (error) {
      unopened.push({ subject, error })
    }
  }
  await flushDrafts()
  return { unopened, unreadable }
}

/** The opened drafts with something that patients do not see yet, and what is left out of them. */
export function unpublishedDrafts(client: QueryClient) {
  const list = client.getQueryData(draftsQuery.queryKey)
  const isOwner = client.getQueryData(sessionQuery.queryKey)?.user.role === 'owner'
  return heldDrafts().flatMap((stored) => {
    const things = thingsOf(stored, list)
    const ofOwner = isOwner ? [] : ownersThings(things)
    return things.length > 0 ? [{ stored, leftOut: new Set([...leftOutOf(stored), ...ofOwner]) }] : []
  })
}
