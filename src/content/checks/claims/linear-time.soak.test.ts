import { expect, test } from 'vitest'
import { seededRandom } from '#tests/random.ts'
import { claimsIn } from './claims-in.ts'
import { allKinds } from './kinds.ts'
import { vocabulary } from './vocabulary.ts'

/** Words of the rules, without the signs of their language: what a text must be made of to match as much as it can. */
const words = [
  ...allKinds.flatMap(({ claims }) => claims.flatMap(({ says }) => says)),
  ...Object.values(vocabulary),
].flatMap((phrase) => phrase.match(/(?<=^|[ |~])\p{L}{2,}/gu) ?? [])

const short = 2000
const times = 16

test.each([
  ['words of the rules, without a full stop', words, [' ']],
  ['words of the rules with commas and quotation marks', words, [' ', ', ', ' «', '» ', ' ¿']],
  ['words of the rules, a sentence each', words, ['. ']],
  ['denials', words, [' no ', ' sin ', ' ni ', ', pero ']],
  ['figures', words, [' 100 % ', ' de cada ', ' en 3 días ']],
  // Each looks for what would complete the claim, and nothing does.
  ['claims that are never completed', ['trae', 'deje'], [' ']],
])('reading %s takes no more than linear time', (_, words, separators) => {
  const random = seededRandom(7)
  const any = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)]
  const long = Array.from({ length: short * times }, () => `${any(words)}${any(separators)}`)

  // The first run is slower, so the long text comes first.
  const longTime = shortestRun(long.join(''))
  const shortTime = shortestRun(long.slice(0, short).join(''))

  // Up to five times as much as linear may be noise; quadratic is 16 times as much.
  expect(longTime / shortTime).toBeLessThan(times * 5)
})

/** Processor time in microseconds, the least of some runs: other programs only add to it. */
function shortestRun(text: string): number {
  const runs = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage()
    claimsIn(text)
    return process.cpuUsage(start).user
  })
  return Math.max(1, Math.min(...runs))
}
