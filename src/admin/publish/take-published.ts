import type { QueryClient } from '@tanstack/react-query'
import type { Published } from '#admin/api/drafts.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { isEntryDraft } from '#admin/entries/entry-draft.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import type { RevisionInfo } from '#contract/shapes.ts'
import { idOf } from './refused-publish.ts'

/** What a call answers that saved changes. */
export type Saved = {
  /** Absent if the call does not publish. */
  readonly release?: Published['release'] | undefined
  readonly saved: readonly {
    readonly document: DraftDocument
    readonly value: unknown
    readonly revision?: RevisionInfo | undefined
    readonly etag: string
  }[]
}

/** Reads what is left of a draft after a publish. */
export async function takePublished(
  client: QueryClient,
  stored: StoredDraft,
  { document, value }: Saved['saved'][number],
): Promise<void> {
  if (isEntryDraft(stored)) stored.settle(`${idOf(value)}`)
  await stored.sync.reload()
  if (document === 'pictures') void client.invalidateQueries({ queryKey: queryKeys.media })
}
