import { describe, expect, test } from 'vitest'
import { siteContent } from '#content/site-content/index.ts'
import type { Json } from '#content/values/json.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { firstPrice } from './marks.ts'
import { earlyPrices, practiceDay, withValidPrices } from './price-dates.ts'

const today = '2026-11-28'
const consulta = { id: 'consulta', name: 'Consulta', amount: 1400, validFrom: '', visible: true }
const nextYear = { ...consulta, amount: 1550, validFrom: '2027-01-01' }
const withPrices = (...prices: readonly object[]): Json =>
  siteContent.parse({ ...sample, consultationPrice: { prices } })

describe('a price that is valid only later', () => {
  test('is told at its date, with the one that visitors see until then', () => {
    expect(earlyPrices(withPrices(consulta), withPrices(nextYear), today)).toEqual([
      {
        path: 'consultationPrice.prices.0.validFrom',
        validFrom: '2027-01-01',
        message: '«Consulta» vale desde el 1 de enero de 2027: publíquelo con esa fecha, no antes.',
        shownAmount: 1400,
      },
    ])
  })

  test('is found by its name if it has no id yet, wherever it is in the list', () => {
    const { id: _, ...unnamed } = nextYear
    const other = { ...consulta, id: 'otra', name: 'Otra' }

    expect(earlyPrices(withPrices(consulta), withPrices(other, unnamed), today)).toMatchObject([
      { path: 'consultationPrice.prices.1.validFrom', shownAmount: 1400 },
    ])
  })

  test('has no earlier amount if the price is new, was hidden or is not valid yet either', () => {
    for (const before of [
      withPrices(),
      withPrices({ ...consulta, visible: false }),
      withPrices({ ...consulta, validFrom: '2026-12-24' }),
    ]) {
      expect(earlyPrices(before, withPrices(nextYear), today)).toMatchObject([{ shownAmount: undefined }])
    }
  })

  test('is no hindrance on its day, while it is hidden, or if it is stored with that date already', () => {
    const before = withPrices(consulta)

    expect(earlyPrices(before, withPrices(nextYear), '2027-01-01')).toEqual([])
    expect(earlyPrices(before, withPrices({ ...nextYear, visible: false }), today)).toEqual([])
    expect(earlyPrices(withPrices(nextYear), withPrices({ ...nextYear, amount: 1600 }), today)).toEqual([])
  })

  test('is read from a draft whose fields have wrong values', () => {
    const draft = {
      consultationPrice: { prices: [{ ...nextYear, amount: 'mil' }, { validFrom: 'mañana' }, 7] },
    }

    expect(earlyPrices(undefined, draft, today)).toHaveLength(1)
    expect(earlyPrices(draft, { consultationPrice: null }, today)).toEqual([])
  })

  test('is hidden until its first day begins by the clocks of the practice', () => {
    const content = siteContent.parse({
      ...sample,
      consultationPrice: { prices: [nextYear, { ...consulta, id: 'otra', name: 'Otra' }] },
      doctorWorkInfo: { timeZone: 'America/Tijuana' },
    })
    const firstAt = (moment: string) => firstPrice(withValidPrices(content, new Date(moment)))?.text

    expect(firstAt('2027-01-01T07:59:59Z')).toBe('$1,400 MXN')
    expect(firstAt('2027-01-01T08:00:00Z')).toBe('$1,550 MXN')
  })
})

test('the day of the practice is that of its own clocks', () => {
  const moment = new Date('2027-01-01T05:30:00Z')

  expect(practiceDay(undefined, moment)).toBe('2026-12-31')
  expect(practiceDay({ doctorWorkInfo: { timeZone: 'America/Cancun' } }, moment)).toBe('2027-01-01')
})
