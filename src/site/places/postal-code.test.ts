import { expect, test } from 'vitest'
import { withWholePostalCode } from './postal-code.ts'

test('a postal code has no space at which a line can end', () => {
  expect(withWholePostalCode('Centro, C. P. 72000, Puebla')).toBe('Centro, C.\u00a0P.\u00a072000, Puebla')
  expect(withWholePostalCode('Centro, C.P. 72000, Puebla')).toBe('Centro, C.\u00a0P.\u00a072000, Puebla')
})
