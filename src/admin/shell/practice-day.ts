import { useDocument } from '#admin/api/documents.ts'
import { localTime } from '#content/hours/local-time.ts'
import { useNow } from './use-now.ts'

/** The current day by the clocks of the practice, as `2026-01-31`; undefined while its time zone is not known. */
export function usePracticeDay(): string | undefined {
  const { data } = useDocument('site-content')
  const now = useNow()
  return data && localTime(now, data.value.doctorWorkInfo.timeZone).date
}
