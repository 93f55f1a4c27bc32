import { addDays, momentOf } from '#content/hours/local-time.ts'
import type { SiteContent } from '#content/site-content/index.ts'

type WorkInfo = SiteContent['doctorWorkInfo']
type OtherPlace = WorkInfo['otherPlaces'][number]
type Dates = Pick<OtherPlace, 'startsOn' | 'endsOn'>

/** When a place begins and when its last day is over, for those of the two that the owner entered. */
const momentsOf = ({ startsOn, endsOn }: Dates, timeZone: string): Date[] =>
  [startsOn, endsOn && addDays(endsOn, 1)]
    .filter(Boolean)
    .map((date) => momentOf({ date, time: '00:00' }, timeZone))

const zoneOf = ({ timeZone }: OtherPlace, practice: string) => (timeZone === 'same' ? practice : timeZone)

/** When pages change because a place begins or is over. */
export const placeChanges = ({ consulting, otherPlaces, timeZone }: WorkInfo): Date[] => [
  ...momentsOf(consulting, timeZone),
  ...otherPlaces.flatMap((place) => momentsOf(place, zoneOf(place, timeZone))),
]

/**
 * The places as visitors see them at a moment: without those whose last day is over, and without the first day of those
 * that have begun. The first place is always there.
 */
export function placesAt<Info extends WorkInfo>(info: Info, moment: Date): Info {
  if (placeChanges(info).length === 0) return info
  const begun = <Place extends Dates>(place: Place, timeZone: string): Place =>
    momentsOf({ startsOn: place.startsOn, endsOn: '' }, timeZone).some((start) => start <= moment)
      ? { ...place, startsOn: '' }
      : place
  const isOver = ({ endsOn }: Dates, timeZone: string) =>
    momentsOf({ startsOn: '', endsOn }, timeZone).some((end) => end <= moment)
  return {
    ...info,
    consulting: begun(info.consulting, info.timeZone),
    otherPlaces: info.otherPlaces
      .filter((place) => !isOver(place, zoneOf(place, info.timeZone)))
      .map((place) => begun(place, zoneOf(place, info.timeZone))),
  }
}
