import { describe, expect, test } from 'vitest'
import { type Hours, openSpansOn } from './open-spans.ts'
import { openStateAt } from './open-state.ts'
import { weekdays } from './opening-hours.ts'

const workdays = weekdays.slice(0, 5)
const usual: Hours = {
  openingHours: [
    { days: workdays, opens: '09:00', closes: '14:00' },
    { days: workdays, opens: '16:00', closes: '20:00' },
  ],
}
const at = (text: string) => ({ date: text.slice(0, 10), time: text.slice(11) })
const closed = (from: string, until: string) => ({ from: at(from), until: at(until), openingHours: [] })
const spans = (hours: Hours, date: string) =>
  openSpansOn(hours, date).map(({ opens, closes }) => `${opens}–${closes}`)

describe('the open spans of a date', () => {
  test('are those of its weekday', () => {
    expect(spans(usual, '2026-12-21')).toEqual(['09:00–14:00', '16:00–20:00'])
    expect(spans(usual, '2026-12-20')).toEqual([])
  })

  test('end where a closure begins in the middle of an interval, and start where it ends', () => {
    const special = [closed('2026-12-21T12:00', '2026-12-22T17:30')]

    expect(spans({ ...usual, special }, '2026-12-21')).toEqual(['09:00–12:00'])
    expect(spans({ ...usual, special }, '2026-12-22')).toEqual(['17:30–20:00'])
  })

  test('are cut in two by a closure of some hours', () => {
    const special = [closed('2026-12-21T10:00', '2026-12-21T11:00')]

    expect(spans({ ...usual, special }, '2026-12-21')).toEqual(['09:00–10:00', '11:00–14:00', '16:00–20:00'])
  })

  test('are none during a closure of days, until midnight of the day after it', () => {
    const special = [closed('2026-12-20T00:00', '2027-01-04T00:00')]

    expect(spans({ ...usual, special }, '2026-12-18')).toHaveLength(2)
    for (const date of ['2026-12-21', '2026-12-31', '2027-01-01'])
      expect(spans({ ...usual, special }, date)).toEqual([])
    expect(spans({ ...usual, special }, '2027-01-04')).toHaveLength(2)
  })

  test('are other ones while other hours are valid', () => {
    const openingHours = [{ days: ['Saturday' as const], opens: '10:00', closes: '23:59' }]
    const special = [{ ...closed('2026-12-21T00:00', '2026-12-28T00:00'), openingHours }]

    expect(spans({ ...usual, special }, '2026-12-21')).toEqual([])
    expect(spans({ ...usual, special }, '2026-12-26')).toEqual(['10:00–24:00'])
  })

  test('join intervals that touch or overlap', () => {
    const openingHours = [
      { days: workdays, opens: '09:00', closes: '14:00' },
      { days: workdays, opens: '13:00', closes: '15:00' },
      { days: workdays, opens: '15:00', closes: '16:00' },
    ]

    expect(spans({ openingHours }, '2026-12-21')).toEqual(['09:00–16:00'])
  })
})

describe('during a vacation', () => {
  const special = [closed('2026-12-20T00:00', '2027-01-04T00:00')]
  const place = { ...usual, special, id: '', name: '', timeZone: 'America/Mexico_City' }
  const practice = { places: [place], clock: '24h' as const }

  test.each([
    ['on the last day before it', '2026-12-18T18:00:00Z', 'Abierto ahora · cierra a las 14:00'],
    [
      'on the evening before a closed week',
      '2026-12-19T02:30:00Z',
      'Cerrado ahora · abre el lunes 4 de enero a las 9:00',
    ],
    ['on a workday', '2026-12-23T18:00:00Z', 'Cerrado ahora · abre el lunes 4 de enero a las 9:00'],
    ['in its last minute', '2027-01-04T05:59:00Z', 'Cerrado ahora · abre mañana a las 9:00'],
    ['on the day after it', '2027-01-04T15:00:00Z', 'Abierto ahora · cierra a las 14:00'],
  ])('says when the practice opens, %s', (_, moment, text) => {
    expect(openStateAt(practice, new Date(moment)).text).toBe(text)
  })

  test('a visitor in another time zone sees the state of the practice', () => {
    // The process's own time zone must not matter either; Tokyo is a day ahead then.
    const moment = new Date('2027-01-04T15:00:00Z')

    expect(openStateAt(practice, moment).isOpen).toBe(true)
    expect(openStateAt({ ...practice, places: [{ ...place, timeZone: 'Asia/Tokyo' }] }, moment).isOpen).toBe(
      false,
    )
  })
})

test('hours that cross midnight close on the next day', () => {
  const openingHours = [
    { days: ['Friday' as const], opens: '20:00', closes: '23:59' },
    { days: ['Saturday' as const], opens: '00:00', closes: '02:00' },
  ]
  const place = { openingHours, id: '', name: '', timeZone: 'America/Mexico_City' }
  const practice = { places: [place], clock: '24h' as const }

  expect(openStateAt(practice, new Date('2026-12-19T04:00:00Z')).text).toBe(
    'Abierto ahora · cierra a las 2:00',
  )
  expect(openStateAt(practice, new Date('2026-12-19T07:59:00Z')).text).toBe(
    'Abierto ahora · cierra a las 2:00',
  )
  expect(openStateAt(practice, new Date('2026-12-19T08:00:00Z')).isOpen).toBe(false)
})
