import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlaces, isOpenByHand, wallClock } from '#tests/open-state-oracle.ts'
import { runs } from '#tests/runs.ts'
import { openStateAt } from './open-state.ts'

const minute = 60_000
const minuteOfYear = (most: number) => fc.integer({ min: 0, max: most })
/** Half of them are at a full or half hour, when places open and close. */
const anyMinute = fc
  .oneof(
    minuteOfYear(366 * 1440),
    minuteOfYear(366 * 48).map((half) => half * 30),
  )
  .map((at) => Date.UTC(2028, 0, 1, 8) + at * minute)

test('of any places, the first open one is named with the minute at which it closes, or the next to open', () => {
  fc.assert(
    fc.property(anyPlaces, anyMinute, (places, moment) => {
      const state = openStateAt({ places, clock: '24h' }, new Date(moment))
      const open = places.find((place) => isOpenByHand(place, moment))
      expect(state.isOpen).toBe(open !== undefined)
      if (open) {
        expect(state.place).toBe(open.id)
        const [, until] = /(?:hasta|cierra a) (?:las? )?([\d:]+|medianoche)/.exec(state.text) ?? []
        if (!until) return
        const closes = firstMinute(moment, (at) => !isOpenByHand(open, at))
        expect(wallClock(open.timeZone, closes).slice(11)).toBe(
          until === 'medianoche' ? '00:00' : until.padStart(5, '0'),
        )
        return
      }
      const opens = firstMinute(moment, (at) => places.some((place) => isOpenByHand(place, at)))
      if (opens === moment + horizon) return
      const first = places.find((place) => isOpenByHand(place, opens))
      expect(state.place).toBe(first?.id)
      expect(state.text).toContain(
        wallClock(first?.timeZone ?? '', opens)
          .slice(11)
          .replace(/^0/, ''),
      )
    }),
    { numRuns: runs(80) },
  )
})

/** How far the plain search looks ahead: closures of some weeks end later. */
const horizon = 9 * 1440 * minute

function firstMinute(from: number, isFound: (at: number) => boolean): number {
  for (let at = from; at < from + horizon; at += minute) if (isFound(at)) return at
  return from + horizon
}
