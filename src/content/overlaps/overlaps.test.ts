import { expect, test } from 'vitest'
import { weekdayIndex } from '#content/hours/local-time.ts'
import type { Span } from '#content/hours/open-spans.ts'
import { type DatedPlace, findOverlaps, overlapWords } from './overlaps.ts'

const monday = '2026-01-05'

/** A place with the same hours on some weekdays (0 is Monday) of some dates. */
const place = (
  name: string,
  days: readonly number[],
  opens: string,
  closes: string,
  isOn = (_date: string) => true,
): DatedPlace => ({
  name,
  spansOn: (date): Span[] => (days.includes(weekdayIndex(date)) && isOn(date) ? [{ opens, closes }] : []),
})

const words = (places: readonly DatedPlace[]) =>
  findOverlaps(places, monday).map((overlap) => overlapWords(overlap, '24h'))

const morning = place('Consultorio', [0, 1, 2, 3, 4], '09:00', '14:00')

test('finds none between a morning and an afternoon that begins when it ends', () => {
  expect(words([morning, place('Star Médica', [0, 1, 2, 3, 4], '14:00', '20:00')])).toEqual([])
})

test('names the day, the time and both places', () => {
  expect(words([morning, place('Star Médica', [1, 5], '13:00', '16:00')])).toEqual([
    'El martes a las 13:00 está en dos lugares: Consultorio y Star Médica.',
  ])
})

test('names each pair of three places', () => {
  const other = place('Star Médica', [1], '13:00', '16:00')
  expect(words([morning, other, place('Centro Médico', [1], '13:30', '15:00')])).toEqual([
    'El martes a las 13:00 está en dos lugares: Consultorio y Star Médica.',
    'El martes a las 13:30 está en dos lugares: Consultorio y Centro Médico.',
    'El martes a las 13:30 está en dos lugares: Star Médica y Centro Médico.',
  ])
})

test('finds an overlap of some Saturdays of the month, and none between places of different Saturdays', () => {
  const third = (date: string) => date.slice(8) > '14' && date.slice(8) < '22'
  const saturdays = place('Consultorio', [5], '09:00', '14:00', third)
  expect(words([saturdays, place('Star Médica', [5], '10:00', '12:00')])).toEqual([
    'El sábado a las 10:00 está en dos lugares: Consultorio y Star Médica.',
  ])
  const others = place('Star Médica', [5], '10:00', '12:00', (date) => !third(date))
  expect(words([saturdays, others])).toEqual([])
})

test('takes no place that is open day and night for one where she sits', () => {
  const all = [0, 1, 2, 3, 4, 5, 6]
  expect(words([morning, place('Hospital', all, '00:00', '24:00')])).toEqual([])
})

test('tells two places of one name apart', () => {
  const same = place('Consultorio', [0], '10:00', '12:00')
  expect(words([morning, same])).toEqual([
    'El lunes a las 10:00 está en dos lugares: Consultorio y Consultorio.',
  ])
})
