import { useDraft } from '#admin/form/form-context.tsx'
import { usePracticeDay } from '#admin/shell/practice-day.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'

/** Why visitors do not see a saved page today: its days are still to come, or over. */
export function useDaysNote(): string | undefined {
  const from = useDraft(({ base }) => base?.value.from)
  const until = useDraft(({ base }) => base?.value.until)
  const today = usePracticeDay()
  if (!today || typeof from !== 'string' || typeof until !== 'string') return undefined
  if (today < from) return `Se verá desde el ${spanishDate(from)}`
  return until !== '' && until < today ? `Se vio hasta el ${spanishDate(until)}` : undefined
}
