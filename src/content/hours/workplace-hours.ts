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
  isSet(schedule) ? scheduleLines(schedule, clock) : writtenLines(hours)

type DoctorWorkInfo<Place extends WorkplaceHours> = {
  readonly clock: Clock
  readonly consulting: Place
  readonly hospital: Place
  readonly urgencies: Place
}

/** The texts of the hours, taken from the schedule wherever one is set. */
export function withWrittenHours<Place extends WorkplaceHours, Info extends DoctorWorkInfo<Place>>(
  info: Info,
): Info {
  const { consulting, hospital, urgencies, clock } = info
  if (![consulting, hospital, urgencies].some(({ schedule }) => isSet(schedule))) return info
  const written = (place: Place): Place =>
    isSet(place.schedule) ? { ...place, hours: writeHours(place.schedule, clock) } : place
  return {
    ...info,
    consulting: written(consulting),
    hospital: written(hospital),
    urgencies: written(urgencies),
  }
}
