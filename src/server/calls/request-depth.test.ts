import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeeperThan } from './guard-calls.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

test('the depth of a JSON text is that of its value, whatever brackets its strings contain', () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 6 }),
    fc.array(fc.constantFrom('[', '"]', '\\{', '\\"[[', '}')),
  )

  fc.assert(
    fc.property(value, (json) => {
      const depth = depthOf(json)

      expect(isDeeperThan(depth, JSON.stringify(json))).toBe(false)
      if (depth > 0) expect(isDeeperThan(depth - 1, JSON.stringify(json))).toBe(true)
    }),
  )
})

test('the depth of a truncated text is the depth at its end', () => {
  expect(isDeeperThan(3, '[[[[')).toBe(true)
  expect(isDeeperThan(3, '[["[[')).toBe(false)
})
