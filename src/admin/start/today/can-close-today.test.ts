import { describe, expect, test } from 'vitest'
import { completeContent } from '#content/facts/complete-content.ts'
import { placesOf } from '#content/places/places.ts'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { canCloseToday } from './can-close-today.ts'

const placesWith = (others: readonly object[]) => {
  const consulting = { schedule: { monday: [{ opens: '09:00', closes: '14:00' }] } }
  const doctorWorkInfo = { consulting, otherPlaces: others }
  return placesOf(completeContent(siteContent.parse({ ...sample, doctorWorkInfo })))
}
const afternoons = { header: 'Del Valle', schedule: { monday: [{ opens: '16:00', closes: '20:00' }] } }
const byAppointment = { header: 'Lomas', byAppointment: true }

/** By the clocks of Mexico City, six hours behind UTC. 30 November 2026 is a Monday. */
const at = (date: string, hour: number) => new Date(Date.parse(`${date}T00:00:00Z`) + (hour + 6) * 3_600_000)

describe('«Cerrado hoy»', () => {
  test.each([
    ['one place', []],
    ['two places', [afternoons]],
    ['a place with hours and one without', [byAppointment]],
  ])('is not offered for %s on a day without consultation', (_, others) => {
    expect(canCloseToday(placesWith(others), [], at('2026-12-01', 5))).toBe(false)
    expect(canCloseToday(placesWith(others), [], at('2026-11-30', 5))).toBe(true)
    expect(canCloseToday(placesWith(others), [], at('2026-11-30', 21))).toBe(false)
  })

  test('is offered until the last place closes', () => {
    expect(canCloseToday(placesWith([afternoons]), [], at('2026-11-30', 15))).toBe(true)
  })

  test('is offered where no hours are known', () => {
    const [first] = placesWith([])
    const unknown = first ? [{ ...first, schedule: { ...first.schedule, monday: [] } }] : []
    expect(canCloseToday(unknown, [], at('2026-12-01', 5))).toBe(true)
  })
})
