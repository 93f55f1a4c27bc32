import type { Clock } from './clock-time.ts'
import {
  type HoursLine,
  type OpeningHours,
  parseOpeningHours,
  type WrittenHours,
  writtenLines,
} from './opening-hours.ts'
import { isSet, type Schedule, toOpeningHours } from './schedule.ts'
import { scheduleLines, writeHours } from './schedule-text.ts'

/** The two ways in which a workplace has its hours. The schedule counts if it is set. */
type WorkplaceHours = { readonly schedule: Schedule; readonly hours: WrittenHours }

/** The hours by weekday; undefined if there are none, or texts that are not understood. */
export const openingHoursOf = ({ schedule, hours }: WorkplaceHours): OpeningHours[] | undefined =>
  isSet(schedule) ? toOpeningHours(schedule) : parseOpeningHours(hours)

/** The hours as lines of days and times. */
export const hoursLines = ({ schedule, hours }: WorkplaceHours, clock: Clock): HoursLine[] =>
  isSet(schedule)
    ? scheduleLines(schedule, clock)
    : writtenLines(hours).map((line) => ({ ...line, on: parseOpeningHours(asWritten(line))?.[0] }))

const asWritten = ({ days, hours }: HoursLine): WrittenHours => ({
  dayRange1: days,
  hours1: hours,
  dayRange2: '',
  hours2: '',
})

type WorkInfo = {
  readonly clock: Clock
  readonly consulting: WorkplaceHours
  readonly otherPlaces: readonly WorkplaceHours[]
  readonly hospital: WorkplaceHours
  readonly urgencies: WorkplaceHours
}

/** The texts of the hours, taken from the schedule wherever one is set. */
export function withWrittenHours<Info extends WorkInfo>(info: Info): Info {
  const { consulting, otherPlaces, hospital, urgencies, clock } = info
  if (![consulting, ...otherPlaces, hospital, urgencies].some(({ schedule }) => isSet(schedule))) return info
  const written = <Place extends WorkplaceHours>(place: Place): Place =>
    isSet(place.schedule) ? { ...place, hours: writeHours(place.schedule, clock) } : place
  return {
    ...info,
    consulting: written(consulting),
    otherPlaces: otherPlaces.map(written),
    hospital: written(hospital),
    urgencies: written(urgencies),
  }
}
