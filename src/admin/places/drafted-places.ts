import { useMemo } from 'react'
import { readWeek } from '#admin/form/controls/schedule/week.ts'
import { useDraft } from '#admin/form/form-context.tsx'
import { openSpansOn } from '#content/hours/open-spans.ts'
import { isTime, scheduleDays, toOpeningHours } from '#content/hours/schedule.ts'
import type { DatedPlace } from '#content/overlaps/overlaps.ts'
import { childOf, isJsonList, type Json, valueAt } from '#content/values/json.ts'

export const placesPath = 'doctorWorkInfo.otherPlaces'

export const placesIn = (draft: Json): readonly Json[] => {
  const places = valueAt(draft, placesPath)
  return isJsonList(places) ? places : none
}
const none: readonly Json[] = []

/** The visible places of the draft with their hours, the first one first. */
export function useDraftedPlaces(): DatedPlace[] {
  const info = useDraft(({ draft }) => childOf(draft, 'doctorWorkInfo'))
  return useMemo(() => {
    const others = childOf(info, 'otherPlaces')
    return [childOf(info, 'consulting'), ...(isJsonList(others) ? others : none)]
      .map((place, index) => ({ place, usualName: index === 0 ? 'Consultorio' : 'Lugar sin nombre' }))
      .filter(({ place }) => childOf(place, 'visible') !== false)
      .map(({ place, usualName }) => datedPlace(place, usualName))
  }, [info])
}

/** What is still being typed, such as an interval that closes before it opens, is left out. */
function datedPlace(place: Json | undefined, usualName: string): DatedPlace {
  const { schedule } = readWeek(place)
  const finished = { ...schedule }
  for (const { key } of scheduleDays) {
    finished[key] = schedule[key].filter(
      ({ opens, closes }) => isTime(opens) && isTime(closes) && opens < closes,
    )
  }
  const openingHours = toOpeningHours(finished)
  const [startsOn, endsOn, header] = ['startsOn', 'endsOn', 'header'].map((key) => childOf(place, key))
  const isHere = (date: string) => !(startsOn && date < startsOn) && !(endsOn && date > endsOn)
  return {
    name: typeof header === 'string' && header.trim() !== '' ? header.trim() : usualName,
    spansOn: (date) => (isHere(date) ? openSpansOn({ openingHours }, date) : []),
  }
}
