import { expect, test, vi } from 'vitest'
import { foundOfKinds, isClaimRule, isFactRule, shareFound } from '#tests/found-sentences.ts'
import open from './open.json' with { type: 'json' }

// Every sentence is checked with all rules, which takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

test('finds the risky sentences of the open half', () => {
  const kinds = foundOfKinds(open.risky, isClaimRule)
  const missed = kinds.map(({ kind, all, found }) => [kind, ...all.filter((text) => !found.includes(text))])
  expect(shareFound(kinds), written(missed)).toBeGreaterThanOrEqual(0.95)
})

test('lets the harmless sentences of the open half stand', () => {
  const kinds = foundOfKinds(open.harmless)
  const flagged = kinds.map(({ kind, found }) => [kind, ...found])
  expect(shareFound(kinds), written(flagged)).toBeLessThanOrEqual(0.03)
})

test('finds facts of the practice that differ from its own data', () => {
  const { hers } = open.facts
  const [kind] = foundOfKinds({ hers }, isFactRule)
  const missed = hers.filter((text) => !kind?.found.includes(text))
  expect(missed.length, written([missed])).toBeLessThanOrEqual(1)
})

test('lets facts of others stand', () => {
  const { others } = open.facts
  const [kind] = foundOfKinds({ others })
  expect(kind?.found.length, written([kind?.found ?? []])).toBeLessThanOrEqual(1)
})

const written = (kinds: readonly (readonly string[])[]) => kinds.map((lines) => lines.join('\n  ')).join('\n')
