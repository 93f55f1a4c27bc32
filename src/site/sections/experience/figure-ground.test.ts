import { describe, expect, test } from 'vitest'
import { figureGround } from './figure-ground.ts'

describe('figureGround', () => {
  test('alternates without a colour', () => {
    expect([0, 1, 2].map((index) => figureGround('', index))).toEqual(['cobalt', 'warm', 'cobalt'])
  })

  test('sets a colour on the ground it can be read on', () => {
    expect(figureGround('#ffffff', 1)).toBe('cobalt')
    expect(figureGround('#082462', 0)).toBe('warm')
  })
})
