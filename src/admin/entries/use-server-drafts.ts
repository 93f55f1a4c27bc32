import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { draftsQuery } from '#admin/api/drafts.ts'
import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { copyName } from '#admin/subject.ts'
import type { DocumentName } from '#content/documents/documents.ts'
import { openDraft } from './open-draft.ts'

/**
 * Opens the drafts that only the server has, from another device or an earlier visit.
 * @param document Only its drafts; undefined for all.
 */
export function useServerDrafts(document?: DocumentName): void {
  const client = useQueryClient()
  const { data } = useQuery(draftsQuery)
  useEffect(() => {
    const open = new Set(heldDrafts().map(({ subject }) => copyName(subject())))
    for (const subject of data?.drafts ?? []) {
      if (document !== undefined && subject.document !== document) continue
      // A draft that cannot be opened now is shown by the review.
      if (!open.has(copyName(subject))) void openDraft(client, subject).catch(() => undefined)
    }
  }, [client, data, document])
}
