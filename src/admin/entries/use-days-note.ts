import { useDocument } from '#admin/api/documents.ts'
import { useDraft } from '#admin/form/form-context.tsx'
import { useNow } from '#admin/shell/use-now.ts'
import { localTime } from '#content/hours/local-time.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'

/** Why visitors do not see a saved page today: its days are still to come, or over. */
export function useDaysNote(): string | undefined {
  const from = useDraft(({ base }) => base?.value.from)
  const until = useDraft(({ base }) => base?.value.until)
  const { data } = useDocument('site-content')
  const moment = useNow()
  if (!data || typeof from !== 'string' || typeof until !== 'string') return undefined
  const { date: today } = localTime(moment, data.value.doctorWorkInfo.timeZone)
  if (today < from) return `Se verá desde el ${spanishDate(from)}`
  return until !== '' && until < today ? `Se vio hasta el ${spanishDate(until)}` : undefined
}
