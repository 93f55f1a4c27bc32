import { expect, test } from 'vitest'
import { joined } from './joined.ts'
import { at, disc, flipped, line, path, rect, rotated, shared, turn } from './svg.ts'

const square = 'M0 0h10v10h-10z'
/** The same square, drawn in the opposite direction. */
const reversed = 'M0 0v10h10v-10z'

const fillsOf = (markup: string) => Array.from(markup.matchAll(/fill="([^"]+)"/g), ([, fill]) => fill)

test('shapes of one colour become one path', () => {
  const markup = joined(rect(0, 0, 10, 10, 'red') + at(20, 0, path(square, 'red')) + disc(45, 5, 5, 'red'))

  expect(markup.match(/<\w+/g)).toEqual(['<path'])
  expect(markup).toContain('M0 0h10v10h-10z')
})

test('moves, turns, mirrors and copies stay where they were', () => {
  expect(joined(at(5, 5, rotated(90, path('M0 0h10v4h-10z', 'red'))))).toContain('M5 5l0 10-4 0 0-10z')
  expect(joined(flipped(path(square, 'red')))).toContain('M0 0h-10v10h10z')
  expect(joined(turn(2, path('M1 1h4v4h-4z', 'red')))).toContain('M1 1h4v4h-4z m-2-2l-4 0 0-4 4 0z')
  expect(joined(shared(path(square, 'red')))).toContain('M0 0h10v10h-10z')
})

test('what covers something keeps covering it', () => {
  const below = path(square, 'red')
  const between = at(2, 2, path(square, 'blue'))
  const above = at(4, 4, path(square, 'red'))

  expect(fillsOf(joined(below + between + above))).toEqual(['red', 'blue', 'red'])
  expect(fillsOf(joined(below + between + at(40, 0, above)))).toEqual(['red', 'blue'])
})

test('overlapping shapes of opposite directions do not become one path, which would have a hole', () => {
  expect(fillsOf(joined(path(square, 'red') + at(5, 0, path(square, 'red'))))).toHaveLength(1)
  expect(fillsOf(joined(path(square, 'red') + at(5, 0, path(reversed, 'red'))))).toHaveLength(2)
  expect(fillsOf(joined(path(square, 'red') + at(20, 0, path(reversed, 'red'))))).toHaveLength(1)
})

test('refuses what it cannot join', () => {
  expect(() => joined(line(square, 'red'))).toThrow('Lines cannot be joined.')
  expect(() => joined('<ellipse rx="3" ry="4" fill="red"/>')).toThrow('A <ellipse> cannot be joined.')
  expect(() => joined(rect(0, 0, 10, 10, 'red', 2))).toThrow('A <rect> cannot be joined.')
  expect(() => joined('<use href="#a"/>')).toThrow('Nothing is named #a.')
})
