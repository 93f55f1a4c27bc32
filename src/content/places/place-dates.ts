import { addDays, momentOf } from '#content/hours/local-time.ts'
import { type SiteContent, siteContent } from '#content/site-content/index.ts'
import { withFirstPlace } from './exchange-first.ts'

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
 * The content as visitors see it at a moment: without the places whose last day is over, and without the first day of
 * those that have begun. When the first place is over, the next one becomes the first; the last one stays.
 */
export function contentAt(content: SiteContent, moment: Date): SiteContent {
  if (placeChanges(content.doctorWorkInfo).length === 0) return content
  const begun = <Place extends Dates>(place: Place, timeZone: string): Place =>
    momentsOf({ startsOn: place.startsOn, endsOn: '' }, timeZone).some((start) => start <= moment)
      ? { ...place, startsOn: '' }
      : place
  const isOver = ({ endsOn }: Dates, timeZone: string) =>
    momentsOf({ startsOn: '', endsOn }, timeZone).some((end) => end <= moment)
  const isOtherOver = (place: OtherPlace) => isOver(place, zoneOf(place, content.doctorWorkInfo.timeZone))
  const { consulting, otherPlaces, timeZone } = content.doctorWorkInfo
  const next = otherPlaces.findIndex((place) => place.visible && !isOtherOver(place))
  if (isOver(consulting, timeZone) && next >= 0)
    return contentAt(siteContent.parse(withFirstPlace(content, next)), moment)
  return {
    ...content,
    doctorWorkInfo: {
      ...content.doctorWorkInfo,
      consulting: begun(consulting, timeZone),
      otherPlaces: otherPlaces
        .filter((place) => !isOtherOver(place))
        .map((place) => begun(place, zoneOf(place, timeZone))),
    },
  }
}
