import { expect, test } from 'vitest'
import { countsOf, foundOfKinds, isClaimRule, isFactRule, shareFound } from '#tests/found-sentences.ts'
import locked from './locked.json' with { type: 'json' }

/** The author of the rules does not read the locked half, so these tests print only how many of a kind were found. */
const limits = { riskyFound: 0.86, harmlessFound: 0.085, factsOfHersFound: 0.86, factsOfOthersFound: 0.04 }

test('finds at least the demanded share of the risky sentences that the rules were not written for', () => {
  const kinds = foundOfKinds(locked.risky, isClaimRule)
  expect(shareFound(kinds), countsOf(kinds)).toBeGreaterThanOrEqual(limits.riskyFound)
})

test('finds at most the permitted share of the harmless sentences that the rules were not written for', () => {
  const kinds = foundOfKinds(locked.harmless)
  expect(shareFound(kinds), countsOf(kinds)).toBeLessThanOrEqual(limits.harmlessFound)
})

test('finds facts of the practice that differ from its own data, but not those of others', () => {
  const { hers, others } = locked.facts
  const own = foundOfKinds({ hers }, isFactRule)
  const foreign = foundOfKinds({ others })
  expect(shareFound(own), countsOf(own)).toBeGreaterThanOrEqual(limits.factsOfHersFound)
  expect(shareFound(foreign), countsOf(foreign)).toBeLessThanOrEqual(limits.factsOfOthersFound)
})
