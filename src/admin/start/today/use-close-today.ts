import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshDocument } from '#admin/api/documents.ts'
import { isInPreparation } from '#admin/api/published-words.ts'
import { statusQuery } from '#admin/api/publishing.ts'
import { heldDraft } from '#admin/draft/draft-syncs.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import type { OpeningHours } from '#content/hours/opening-hours.ts'
import { closeToday, openAgain } from '#content/notices/close-today.ts'
import { changeNotices } from './change-notices.ts'

export type Closing = {
  readonly now: LocalTime
  readonly openingHours: readonly OpeningHours[] | undefined
  /** The place that closes; '' is every place. */
  readonly workplace: string
  /** Takes the closing back. */
  readonly reopens: boolean
}

/** Closes the practice for the rest of the day, or takes that back. Both are published at once. @returns whether patients see it. */
export function useCloseToday() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ now, openingHours, workplace, reopens }: Closing) => {
      await changeNotices((notices) =>
        reopens ? openAgain(notices, now.date, workplace) : closeToday(notices, openingHours, now, workplace),
      )
      const status = await client.query({ ...statusQuery, staleTime: 'static' }).catch(() => undefined)
      return !isInPreparation(status)
    },
    onSettled: async () => {
      await refreshDocument(client, 'notices')
      const stored = heldDraft({ document: 'notices' })
      await stored?.sync.reload().catch(() => undefined)
    },
  })
}
