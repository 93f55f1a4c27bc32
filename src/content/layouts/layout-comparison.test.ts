import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { addDays } from '#content/hours/local-time.ts'
import { parseSnapshot, type Snapshot } from '#content/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { fitOf, isComparable, keepsLayout, nextTurn, turnOn, withLayoutOfDay } from './layout-comparison.ts'

const [first, second, third] = catalogue.Hero.variants.map(({ file }) => file)
if (!first || !second || !third) throw new Error('The hero has three layouts.')

function snapshotAt(moment: string, hero: object = {}, timeZone = 'America/Mexico_City'): Snapshot {
  const content = sampleDocuments['site-content']
  const documents = {
    ...sampleDocuments,
    'site-content': { ...content, doctorWorkInfo: { ...content.doctorWorkInfo, timeZone } },
    'selected-sections': { Hero: { component: first, display: true, ...hero } },
  }
  const comparison = {
    number: 1,
    section: 'Hero',
    layouts: [first ?? '', second ?? ''],
    firstDay: '2026-12-01',
  } as const
  return { ...parseSnapshot(documents), comparison, moment: new Date(moment) }
}

const heroAt = (moment: string, hero?: object, timeZone?: string) =>
  withLayoutOfDay(snapshotAt(moment, hero, timeZone))['selected-sections'].Hero.component

describe('the turns', () => {
  test('alternate on every day of two years, also across a leap day and from one month to the next', () => {
    let day = '2027-12-31'
    for (let index = 0; index < 800; index += 1) {
      expect(turnOn('2027-12-31', day), day).toBe(index % 2)
      day = addDays(day, 1)
    }
    expect(turnOn('2028-02-28', '2028-03-01')).toBe(0)
    expect(turnOn('2027-02-28', '2027-03-01')).toBe(1)
  })

  test('show the first layout until the first day is over', () => {
    expect([turnOn('2026-12-01', '2026-11-30'), turnOn('2026-12-01', '2026-12-01')]).toEqual([0, 0])
  })

  test('change at midnight of the practice', () => {
    expect(heroAt('2026-12-02T05:59:59Z')).toBe(first)
    expect(heroAt('2026-12-02T06:00:00Z')).toBe(second)
    expect(heroAt('2026-12-03T06:00:00Z')).toBe(first)
  })

  test('change once on the days of 23 and 25 hours', () => {
    // Tijuana's clocks go forward on 14 March and back on 7 November 2027.
    const turns = (from: string, hours: number) => {
      const at = (hour: number) =>
        heroAt(new Date(Date.parse(from) + hour * 3_600_000).toISOString(), {}, 'America/Tijuana')
      return Array.from({ length: hours }, (_, hour) => hour).filter((hour) => at(hour) !== at(hour - 1))
    }
    expect(turns('2027-03-14T00:00:00Z', 48)).toEqual([8, 31])
    expect(turns('2027-11-07T00:00:00Z', 48)).toEqual([7, 32])
  })
})

describe('a snapshot', () => {
  test('stays the same object when it shows what is published', () => {
    const [before, without] = [snapshotAt('2026-12-01T12:00:00Z'), snapshotAt('2026-12-02T12:00:00Z')]
    expect(withLayoutOfDay(before)).toBe(before)
    const plain = { ...without, comparison: undefined }
    expect(withLayoutOfDay(plain)).toBe(plain)
  })

  test.each([
    ['another layout', { component: third }, 'changed'],
    ['the second layout', { component: second }, 'changed'],
    ['a hidden section', { display: false }, 'hidden'],
  ])('that publishes %s shows it on every day', (_what, hero, fit) => {
    const { component } = { component: first, ...hero }
    const snapshot = snapshotAt('2026-12-02T12:00:00Z', hero)

    expect(heroAt('2026-12-02T12:00:00Z', hero)).toBe(component)
    expect(
      fitOf(
        { number: 1, section: 'Hero', layouts: [first, second], firstDay: '' },
        snapshot['selected-sections'],
      ),
    ).toBe(fit)
    expect(nextTurn(snapshot)).toBeUndefined()
    expect(keepsLayout(snapshot, new Date('2026-12-03T12:00:00Z'))).toBe(true)
  })

  test('knows the midnight at which the other layout has its turn', () => {
    expect(nextTurn(snapshotAt('2026-11-20T12:00:00Z'))).toEqual(new Date('2026-12-02T06:00:00Z'))
    expect(nextTurn(snapshotAt('2026-12-05T12:00:00Z'))).toEqual(new Date('2026-12-06T06:00:00Z'))
    const snapshot = snapshotAt('2026-12-05T12:00:00Z')
    expect(keepsLayout(snapshot, new Date('2026-12-06T05:59:59Z'))).toBe(true)
    expect(keepsLayout(snapshot, new Date('2026-12-06T06:00:00Z'))).toBe(false)
    // The process was stopped for two days: the same layout has its turn again.
    expect(keepsLayout(snapshot, new Date('2026-12-07T06:00:00Z'))).toBe(true)
  })
})

test('two different layouts of a section of the home page can be compared', () => {
  expect(isComparable('Hero', [first, second])).toBe(true)
  expect(isComparable('Hero', [first, first])).toBe(false)
  expect(isComparable('Hero', [first, 'hero-inventado'])).toBe(false)
  expect(
    isComparable(
      'Footer',
      catalogue.Footer.variants.slice(0, 2).map(({ file }) => file),
    ),
  ).toBe(false)
  expect(isComparable('__proto__', [first, second])).toBe(false)
})
