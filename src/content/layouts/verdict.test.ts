import { describe, expect, test } from 'vitest'
import { addDays } from '#content/hours/local-time.ts'
import { rateOf, tQuantile } from './rate.ts'
import { countedSpan, type HomeDay, nextResultDay, resultsOf, verdictOf } from './verdict.ts'

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A count of rare events with this mean. */
function countAround(mean: number, random: () => number): number {
  const end = Math.exp(-mean)
  let count = 0
  for (let product = random(); product > end; product *= random()) count += 1
  return count
}

type Site = { days: number; views: number; rates: readonly [number, number]; random: () => number }

/** Days of a site with fewer visitors at the weekend and good and bad days. */
function daysOf({ days, views, rates, random }: Site): HomeDay[] {
  return Array.from({ length: days }, (_, index) => {
    const weekday = index % 7 > 4 ? 0.5 : 1.2
    const seen = countAround(views * weekday * (0.6 + 0.8 * random()), random)
    const taps = countAround(seen * (rates[index % 2] ?? 0) * (0.7 + 0.6 * random()), random)
    return { day: addDays('2026-06-01', index), views: seen, taps, sectionTaps: 0 }
  })
}

const verdictAfter = (days: readonly HomeDay[]) => verdictOf(days.length, resultsOf('2026-06-01', days))

/** How often each verdict is seen by somebody who looks at every result of 12 weeks. */
function looks(rates: readonly [number, number], views: number, runs: number) {
  const random = seededRandom(7)
  const seen = { first: 0, second: 0 }
  for (let run = 0; run < runs; run += 1) {
    const days = daysOf({ days: 84, views, rates, random })
    const verdicts = [14, 28, 42, 56, 70, 84].map((length) => verdictAfter(days.slice(0, length)))
    if (verdicts.includes('first')) seen.first += 1
    if (verdicts.includes('second')) seen.second += 1
  }
  return seen
}

describe('the rate', () => {
  test('has the quantiles of Student’s t distribution', () => {
    // From the table in any textbook.
    for (const [freedom, quantile] of [
      [6, 2.447],
      [13, 2.16],
      [27, 2.052],
      [1000, 1.962],
    ] as const)
      expect(tQuantile(freedom)).toBeCloseTo(quantile, 2)
  })

  test('is that of all days together, within its interval', () => {
    const week = [
      { views: 10, taps: 1 },
      { views: 30, taps: 2 },
      { views: 20, taps: 3 },
    ]
    const rate = rateOf([...week, ...week])
    expect(rate?.value).toBeCloseTo(0.1)
    expect(rate?.low).toBeLessThan(0.1)
    expect(rate?.high).toBeGreaterThan(0.1)
  })

  test('is uncertain without any tap, and where all days are alike', () => {
    const alike = (taps: number) => Array.from({ length: 14 }, () => ({ views: 20, taps }))
    expect(rateOf(alike(0))).toMatchObject({ value: 0, low: 0 })
    // Wilson's interval for 0 of 280: up to z² / 280.
    expect(rateOf(alike(0))?.high).toBeCloseTo(0.0137, 3)
    const one = rateOf(alike(1))
    expect((one?.high ?? 0) - (one?.low ?? 0)).toBeGreaterThan(0.04)
  })

  test('needs six days with views', () => {
    const days = (length: number) => Array.from({ length }, () => ({ views: 9, taps: 1 }))
    expect([rateOf([]), rateOf(days(5))]).toEqual([undefined, undefined])
    expect(rateOf(days(6))?.value).toBeCloseTo(1 / 9)
  })

  test('is within its interval in 95 of 100 sites', () => {
    const random = seededRandom(3)
    let within = 0
    for (let run = 0; run < 600; run += 1) {
      const rate = rateOf(daysOf({ days: 28, views: 40, rates: [0.05, 0.05], random }))
      if (rate && rate.low <= 0.05 && rate.high >= 0.05) within += 1
    }
    expect(within / 600).toBeGreaterThan(0.93)
    expect(within / 600).toBeLessThan(0.99)
  })
})

describe('the verdict', () => {
  test('names no layout when both are equal, to somebody who looks at every result of 12 weeks', () => {
    for (const views of [15, 60, 150]) {
      const { first, second } = looks([0.05, 0.05], views, 300)
      expect(first + second, `${views} views a day`).toBeLessThanOrEqual(9)
    }
  })

  test('names the layout that brings twice the taps, and never the other one', () => {
    const { first, second } = looks([0.04, 0.08], 60, 200)
    expect(first).toBe(0)
    expect(second).toBeGreaterThan(180)
    expect(looks([0.08, 0.04], 60, 200).second).toBe(0)
  })

  test('waits for 14 days, and for enough views and days with views', () => {
    const random = seededRandom(1)
    const clear = daysOf({ days: 28, views: 200, rates: [0.3, 0.01], random })
    expect(verdictAfter(clear.slice(0, 13))).toBe('soon')
    expect(verdictAfter(clear.slice(0, 14))).toBe('first')
    expect(verdictAfter(clear.map((each) => ({ ...each, views: 5, taps: 1 })))).toBe('few')
    const mostlyOff = clear.map((each, index) => (index % 7 > 2 ? { ...each, views: 0, taps: 0 } : each))
    expect(verdictAfter(mostlyOff.slice(0, 14))).toBe('few')
    expect(verdictAfter([])).toBe('soon')
  })
})

describe('the days that count', () => {
  test('are all whole days at first, then those of whole fortnights', () => {
    const until = (end: string) => countedSpan('2026-06-01', end)?.to
    expect(until('2026-06-01')).toBeUndefined()
    expect(until('2026-05-20')).toBeUndefined()
    expect(until('2026-06-02')).toBe('2026-06-01')
    expect(until('2026-06-14')).toBe('2026-06-13')
    expect(until('2026-06-15')).toBe('2026-06-14')
    expect(until('2026-06-28')).toBe('2026-06-14')
    expect(until('2026-06-29')).toBe('2026-06-28')
  })

  test('give each layout each day of the week equally often', () => {
    const days = daysOf({ days: 28, views: 40, rates: [0, 0], random: seededRandom(5) })
    const [first, second] = resultsOf('2026-06-01', days)
    expect([first.days, second.days]).toEqual([14, 14])
  })

  test('are complete again on a day that can be named', () => {
    expect(nextResultDay('2026-06-01', '2026-05-31')).toBe('2026-06-15')
    expect(nextResultDay('2026-06-01', '2026-06-14')).toBe('2026-06-15')
    expect(nextResultDay('2026-06-01', '2026-06-15')).toBe('2026-06-29')
  })
})
