import { describe, expect, test } from 'vitest'
import { wideCells } from './wide-cells.ts'

describe('the wide cells of a mosaic of four columns', () => {
  test('are every fifth cell', () => {
    expect([...wideCells(10)]).toEqual([0, 5])
    expect([...wideCells(20)]).toEqual([0, 5, 10, 15])
  })

  test.each([
    [9, [0, 5, 8]],
    [5, [0, 3, 4]],
    [2, [0, 1]],
    [4, [0, 1, 2, 3]],
    [7, [0, 3, 4, 5, 6]],
    [11, [0, 5, 8, 9, 10]],
    [14, [0, 5, 10, 11, 12, 13]],
  ])('are more if that fills the last rows of %i cells', (count, wide) => {
    expect([...wideCells(count)].sort((one, other) => one - other)).toEqual(wide)
  })

  test('never make a row too long', () => {
    for (let count = 1; count <= 60; count++) {
      const wide = wideCells(count)
      let column = 0
      for (let index = 0; index < count; index++) {
        column += wide.has(index) ? 2 : 1
        expect(column).toBeLessThanOrEqual(4)
        if (column === 4) column = 0
      }
    }
  })

  test('leave no column of the last row empty', () => {
    for (let count = 2; count <= 60; count++) expect((count + wideCells(count).size) % 4).toBe(0)
  })

  test('are none in an empty list', () => {
    expect(wideCells(0).size).toBe(0)
  })
})
