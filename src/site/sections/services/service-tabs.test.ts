import { describe, expect, test } from 'vitest'
import { destination } from './service-tabs.island.tsx'

describe('the selected tab after a key', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 3, 4],
    ['ArrowRight', 4, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowUp', 0, 4],
    ['Home', 3, 0],
    ['End', 1, 4],
    [' ', 2, 2],
  ])('%s leads from tab %i to tab %i', (key, from, to) => {
    expect(destination(key, from, 5)).toBe(to)
  })

  test('does not change for other keys', () => {
    expect(destination('a', 2, 5)).toBeUndefined()
    expect(destination('Tab', 2, 5)).toBeUndefined()
  })
})
