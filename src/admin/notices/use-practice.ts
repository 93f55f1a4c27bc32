import { useDocument } from '#admin/api/documents.ts'
import { localTime } from '#content/hours/local-time.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'

/** The hours of the practice and its local time; undefined while they load. */
export function usePractice() {
  const { data } = useDocument('site-content')
  if (!data) return undefined
  const { consulting, clock, timeZone } = data.value.doctorWorkInfo
  return { openingHours: openingHoursOf(consulting) ?? [], clock, now: localTime(new Date(), timeZone) }
}
