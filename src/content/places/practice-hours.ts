import { addDays, type LocalTime } from '#content/hours/local-time.ts'
import type { SpecialHours } from '#content/hours/open-spans.ts'
import type { PlaceHours, PracticeHours } from '#content/hours/open-state.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'
import type { Notice } from '#content/notices/notice.ts'
import { specialHoursOf } from '#content/notices/notice-hours.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { type Place, placesOf } from './places.ts'

/** The hours of every visible place that has some which are understood. */
export function practiceHours(content: SiteContent, notices: readonly Notice[]): PracticeHours {
  const all = placesOf(content)
  const places = all.flatMap((place) => placeHours(place, notices) ?? [])
  const isOneOfSeveral = all.length > 1 && places.length === 1
  return { places, clock: content.doctorWorkInfo.clock, ...(isOneOfSeveral && { isOneOfSeveral }) }
}

function placeHours(place: Place, notices: readonly Notice[]): PlaceHours | undefined {
  const openingHours = openingHoursOf(place)
  if (!openingHours) return undefined
  const { id, name, timeZone, byAppointment } = place
  const special = [...specialHoursOf(notices, id), ...daysElsewhere(place)]
  return {
    id,
    name,
    timeZone,
    openingHours,
    ...(special.length > 0 && { special }),
    ...(byAppointment && { byAppointment }),
  }
}

/** Before its first day and after its last one, a place is closed. */
function daysElsewhere({ startsOn, endsOn }: Place): SpecialHours[] {
  const closed = (from: LocalTime, until: LocalTime): SpecialHours => ({ from, until, openingHours: [] })
  return [
    ...(startsOn ? [closed(midnight('0001-01-01'), midnight(startsOn))] : []),
    ...(endsOn ? [closed(midnight(addDays(endsOn, 1)), midnight('9999-12-31'))] : []),
  ]
}

const midnight = (date: string): LocalTime => ({ date, time: '00:00' })
