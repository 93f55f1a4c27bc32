import { localTime } from '#content/hours/local-time.ts'
import { openSpansOn } from '#content/hours/open-spans.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'
import type { Notice } from '#content/notices/notice.ts'
import { specialHoursOf } from '#content/notices/notice-hours.ts'
import type { Place } from '#content/places/places.ts'

/** Whether one of the places is open now or later today, or the hours of none are known. */
export function canCloseToday(places: readonly Place[], notices: readonly Notice[], moment: Date): boolean {
  const isOpenLater = places.flatMap((place) => {
    const openingHours = openingHoursOf(place)
    if (!openingHours) return []
    const now = localTime(moment, place.timeZone)
    const spans = openSpansOn({ openingHours, special: specialHoursOf(notices, place.id) }, now.date)
    return spans.some(({ closes }) => closes > now.time)
  })
  return isOpenLater.length === 0 || isOpenLater.includes(true)
}
