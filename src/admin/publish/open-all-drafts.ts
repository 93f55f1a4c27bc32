import type { QueryClient } from '@tanstack/react-query'
import { draftsQuery } from '#admin/api/drafts.ts'
import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { draftSync, flushDrafts } from '#admin/draft/draft-syncs.ts'
import { leftOutOf } from '#admin/draft/left-out.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { openMergedDraft } from '#admin/entries/open-draft.ts'
import type { DraftSubject } from '#admin/subject.ts'
import { thingsOf } from './draft-things.ts'

type Unopened = { readonly subject: DraftSubject; readonly error: unknown }

export type OpenedDrafts = {
  readonly unopened: readonly Unopened[]
  /** Drafts that another version of the software wrote. */
  readonly unreadable: readonly StoredDraft[]
}

/** Opens the drafts that only the server holds, so that nothing is missing from a publish. */
export async function openAllDrafts(
  client: QueryClient,
  drafts: readonly DraftSubject[],
): Promise<OpenedDrafts> {
  const unopened: Unopened[] = []
  const unreadable: StoredDraft[] = []
  for (const { document, entry } of drafts) {
    const subject = { document, entry }
    try {
      const stored = await openMergedDraft(client, subject)
      if (draftSync(stored).state.getState().isUnreadable) unreadable.push(stored)
    } catch (error) {
      unopened.push({ subject, error })
    }
  }
  await flushDrafts()
  return { unopened, unreadable }
}

/** The opened drafts with something that patients do not see yet, and what she leaves out of them. */
export function unpublishedDrafts(client: QueryClient) {
  const list = client.getQueryData(draftsQuery.queryKey)
  return heldDrafts()
    .filter((stored) => thingsOf(stored, list).length > 0)
    .map((stored) => ({ stored, leftOut: leftOutOf(stored) }))
}
