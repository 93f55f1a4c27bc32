import { expect, test } from 'vitest'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { placeChanges, placesAt } from './place-dates.ts'

const { doctorWorkInfo } = siteContent.parse({
  ...sample,
  doctorWorkInfo: {
    timeZone: 'America/Mexico_City',
    otherPlaces: [
      { id: 'a', header: 'Star Médica', startsOn: '2026-12-02', endsOn: '2026-12-10' },
      { id: 'b', header: 'Torre Tijuana', endsOn: '2026-12-10', timeZone: 'America/Tijuana' },
    ],
  },
})
const idsAt = (moment: string) =>
  placesAt(doctorWorkInfo, new Date(moment)).otherPlaces.map(({ id, startsOn }) => `${id} ${startsOn}`.trim())

test('says from when a place is used until its first day', () => {
  expect(idsAt('2026-12-02T05:59:59Z')).toEqual(['a 2026-12-02', 'b'])
  expect(idsAt('2026-12-02T06:00:00Z')).toEqual(['a', 'b'])
})

test('leaves a place out after its last day by its own clocks', () => {
  expect(idsAt('2026-12-11T05:59:59Z')).toEqual(['a', 'b'])
  expect(idsAt('2026-12-11T06:00:00Z')).toEqual(['b'])
  expect(idsAt('2026-12-11T08:00:00Z')).toEqual([])
})

test('names each moment at which pages change', () => {
  expect(placeChanges(doctorWorkInfo).map((moment) => moment.toISOString())).toEqual([
    '2026-12-02T06:00:00.000Z',
    '2026-12-11T06:00:00.000Z',
    '2026-12-11T08:00:00.000Z',
  ])
})
