import { expect, test } from 'vitest'
import { openStateAt, type PlaceHours, type PracticeHours } from './open-state.ts'
import { weekdays } from './opening-hours.ts'

const workdays = weekdays.slice(0, 5)
const openingHours = [
  { days: workdays, opens: '09:00', closes: '14:00' },
  { days: workdays, opens: '16:00', closes: '20:00' },
  { days: weekdays.slice(5, 6), opens: '10:00', closes: '13:00' },
]
const office: PlaceHours = {
  id: 'consultorio',
  name: 'Consultorio',
  openingHours,
  timeZone: 'America/Mexico_City',
}
const practice: PracticeHours = { places: [office], clock: '24h' }

// Mexico City is six hours behind UTC. 23 November 2026 is a Monday.
test.each([
  ['a minute before opening', '2026-11-23T14:59:59Z', 'Cerrado ahora · abre a las 9:00'],
  ['at opening', '2026-11-23T15:00:00Z', 'Abierto ahora · cierra a las 14:00'],
  ['in the last minute', '2026-11-23T19:59:59Z', 'Abierto ahora · cierra a las 14:00'],
  ['between two intervals', '2026-11-23T20:00:00Z', 'Cerrado ahora · abre a las 16:00'],
  ['in the evening, when it is Tuesday in UTC', '2026-11-24T01:30:00Z', 'Abierto ahora · cierra a las 20:00'],
  ['after the last interval', '2026-11-24T02:00:00Z', 'Cerrado ahora · abre mañana a las 9:00'],
  ['on Saturday afternoon', '2026-11-28T20:00:00Z', 'Cerrado ahora · abre el lunes a las 9:00'],
])('says when that changes, %s', (_, moment, text) => {
  expect(openStateAt(practice, new Date(moment)).text).toBe(text)
})

test('uses the time zone of the practice', () => {
  const moment = new Date('2026-11-23T15:00:00Z')

  expect(
    openStateAt({ ...practice, places: [{ ...office, timeZone: 'America/Tijuana' }] }, moment).isOpen,
  ).toBe(false)
  expect(
    openStateAt({ ...practice, places: [{ ...office, timeZone: 'America/Cancun' }] }, moment).isOpen,
  ).toBe(true)
})

test('writes times with the 12-hour clock', () => {
  const clock = '12h' as const
  const saturday = openStateAt({ ...practice, clock }, new Date('2026-11-28T17:00:00Z'))
  const monday = openStateAt({ ...practice, clock }, new Date('2026-11-23T15:00:00Z'))

  expect(saturday.text).toBe('Abierto ahora · cierra a la 1:00 p. m.')
  expect(monday.text).toBe('Abierto ahora · cierra a las 2:00 p. m.')
})

test('names no closing time for a practice that never closes, in the last minute of the day too', () => {
  const always = { ...office, openingHours: [{ days: weekdays, opens: '00:00', closes: '23:59' }] }

  const state = openStateAt({ ...practice, places: [always] }, new Date('2026-11-24T05:59:30Z'))

  expect(state).toEqual({ isOpen: true, text: 'Abierto ahora', place: 'consultorio' })
})

test('says only that it is closed when it never opens', () => {
  expect(openStateAt({ ...practice, places: [{ ...office, openingHours: [] }] }, new Date()).text).toBe(
    'Cerrado ahora',
  )
})
