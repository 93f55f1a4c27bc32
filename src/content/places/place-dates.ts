import { addDays, momentOf } from '#content/hours/local-time.ts'
import { type SiteContent, siteContent } from '#content/site-content/index.ts'
import { firstPlace } from '#content/site-content/place.ts'
import { withFirstPlace } from './exchange-first.ts'

type WorkInfo = SiteContent['doctorWorkInfo']
type FirstPlace = WorkInfo['consulting']
type Dates = Pick<FirstPlace, 'startsOn' | 'endsOn' | 'timeZone'>

/** When a place begins and when its last day is over, for those of the two that the owner entered. */
const momentsOf = ({ startsOn, endsOn }: Pick<Dates, 'startsOn' | 'endsOn'>, timeZone: string): Date[] =>
  [startsOn, endsOn && addDays(endsOn, 1)]
    .filter(Boolean)
    .map((date) => momentOf({ date, time: '00:00' }, timeZone))

/** When pages change because a place begins or is over. */
export const placeChanges = ({ consulting, otherPlaces, timeZone }: WorkInfo): Date[] =>
  [consulting, ...otherPlaces].flatMap((place) => momentsOf(place, place.timeZone || timeZone))

/**
 * The content as visitors see it at a moment: without the places whose last day is over, and without the first day of
 * those that have begun. When the first place is over or hidden, the next one becomes the first; the last one stays, and
 * of a hidden one only the address, which is the practice's.
 */
export function contentAt(content: SiteContent, moment: Date): SiteContent {
  const { consulting, otherPlaces, timeZone } = content.doctorWorkInfo
  if (consulting.visible && placeChanges(content.doctorWorkInfo).length === 0) return content
  const begun = <Place extends Dates>(place: Place): Place =>
    momentsOf({ startsOn: place.startsOn, endsOn: '' }, place.timeZone || timeZone).some(
      (start) => start <= moment,
    )
      ? { ...place, startsOn: '' }
      : place
  const isOver = ({ endsOn, timeZone: zone }: Dates) =>
    momentsOf({ startsOn: '', endsOn }, zone || timeZone).some((end) => end <= moment)
  const next = otherPlaces.findIndex((place) => place.visible && !isOver(place))
  if ((isOver(consulting) || !consulting.visible) && next >= 0)
    return contentAt(siteContent.parse(withFirstPlace(content, next)), moment)
  return {
    ...content,
    doctorWorkInfo: {
      ...content.doctorWorkInfo,
      consulting: consulting.visible ? begun(consulting) : onlyAddress(consulting),
      otherPlaces: otherPlaces.filter((place) => !isOver(place)).map(begun),
    },
  }
}

const onlyAddress = ({ id, address, neighbourhood, postalCode, city, state, point, mapLink }: FirstPlace) =>
  firstPlace.parse({ id, address, neighbourhood, postalCode, city, state, point, mapLink, visible: false })
