import { describe, expect, test } from 'vitest'
import { completeContent } from '#content/facts/complete-content.ts'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { contentAt, placeChanges } from './place-dates.ts'
import { placesOf } from './places.ts'

const content = siteContent.parse({
  ...sample,
  doctorWorkInfo: {
    timeZone: 'America/Mexico_City',
    otherPlaces: [
      { id: 'a', header: 'Star Médica', address: 'Durango 50', startsOn: '2026-12-02', endsOn: '2026-12-10' },
      { id: 'b', header: 'Torre Tijuana', endsOn: '2026-12-10', timeZone: 'America/Tijuana' },
    ],
  },
})
const infoAt = (moment: string, shown = content) => contentAt(shown, new Date(moment)).doctorWorkInfo
const idsAt = (moment: string) =>
  infoAt(moment).otherPlaces.map(({ id, startsOn }) => `${id} ${startsOn}`.trim())

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
  expect(placeChanges(content.doctorWorkInfo).map((moment) => moment.toISOString())).toEqual([
    '2026-12-02T06:00:00.000Z',
    '2026-12-11T06:00:00.000Z',
    '2026-12-11T08:00:00.000Z',
  ])
})

describe('a first place with a last day', () => {
  const { consulting, ...rest } = content.doctorWorkInfo
  const leaving = siteContent.parse({
    ...content,
    doctorWorkInfo: { ...rest, consulting: { ...consulting, endsOn: '2026-12-05' } },
  })
  const { phones } = consulting

  test('is followed by the next place, whose address and point become those of the practice', () => {
    const { doctorInfo, doctorWorkInfo } = contentAt(leaving, new Date('2026-12-06T06:00:00Z'))

    expect(infoAt('2026-12-06T05:59:59Z', leaving).consulting).toMatchObject({ id: 'consultorio', phones })
    expect(doctorWorkInfo.consulting).toMatchObject({ id: 'a', header: 'Star Médica' })
    expect(doctorWorkInfo.otherPlaces.map(({ id }) => id)).toEqual(['b'])
    expect(doctorInfo.address).toContain('Durango 50')
  })

  test('stays when no other place is left', () => {
    expect(infoAt('2027-01-01T06:00:00Z', leaving).consulting.id).toBe('consultorio')
  })
})

describe('a hidden first place', () => {
  const { otherPlaces, timeZone } = content.doctorWorkInfo
  const hidden = (others: typeof otherPlaces) => {
    const consulting = { header: 'Consultorio Roma', address: 'Orizaba 10', schedule, visible: false }
    const doctorWorkInfo = { consulting, otherPlaces: others, timeZone }
    return contentAt(siteContent.parse({ ...sample, doctorWorkInfo }), new Date('2026-12-03T12:00:00Z'))
  }
  const schedule = { monday: [{ opens: '09:00', closes: '14:00' }] }

  test('is followed by the next visible place, and stays hidden among the others', () => {
    const [first, ...others] = otherPlaces.map((place, index) => ({ ...place, visible: index > 0 }))
    const shown = hidden(first ? [first, ...others] : [])

    expect(shown.doctorWorkInfo.consulting).toMatchObject({ id: 'b', visible: true })
    expect(placesOf(completeContent(shown)).map(({ id }) => id)).toEqual(['b'])
  })

  test('that is the only one leaves its address, which is the practice’s, and no hours or name', () => {
    const shown = hidden([])

    expect(placesOf(completeContent(shown))).toEqual([])
    expect(shown.doctorWorkInfo.consulting).toMatchObject({ header: '', address: 'Orizaba 10' })
    expect(shown.doctorWorkInfo.consulting.schedule.monday).toEqual([])
  })
})
