import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isResponseLost } from '#admin/api/confirm-write.ts'
import { loadDocument, refreshDocument, saveDocument } from '#admin/api/documents.ts'
import { hasStatus } from '#admin/api/problem.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import type { OpeningHours } from '#content/hours/opening-hours.ts'
import { closeToday, openAgain } from '#content/notices/close-today.ts'
import type { Notice } from '#content/notices/notice.ts'

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

const attempts = 3

/** @param change Applied again to what is stored if someone else saved meanwhile or a response was lost. */
async function changeNotices(change: (notices: readonly Notice[]) => readonly Notice[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { value, etag } = await loadDocument('notices')
    const changed = change(value)
    if (JSON.stringify(changed) === JSON.stringify(value)) return
    try {
      await saveDocument('notices', { value: changed, etag })
      return
    } catch (error) {
      const mayRepeat = hasStatus(error, 409) || isResponseLost(error)
      if (!mayRepeat || attempt === attempts) throw error
    }
  }
}
