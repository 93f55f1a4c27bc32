import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshDocument } from '#admin/api/documents.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import type { OpeningHours } from '#content/hours/opening-hours.ts'
import { closeToday, openAgain } from '#content/notices/close-today.ts'
import { changeNotices } from './change-notices.ts'

type Closing = { readonly now: LocalTime; readonly openingHours: readonly OpeningHours[] | undefined }

/** Closes the practice for the rest of the day, and takes that back. Both are published at once. */
export function useCloseToday() {
  const client = useQueryClient()
  const onSettled = () => refreshDocument(client, 'notices')
  const close = useMutation({
    mutationFn: ({ now, openingHours }: Closing) =>
      changeNotices((notices) => closeToday(notices, openingHours, now)),
    onSettled,
  })
  const reopen = useMutation({
    mutationFn: ({ now }: Closing) => changeNotices((notices) => openAgain(notices, now.date)),
    onSettled,
  })
  return { close, reopen }
}
