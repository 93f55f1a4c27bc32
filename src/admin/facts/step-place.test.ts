import { expect, test } from 'vitest'
import { factGroups } from './fact-groups.ts'
import { stepFrom } from './step-place.ts'

test('a step is found by its number, the end included', () => {
  expect(stepFrom('1')).toBe(0)
  expect(stepFrom(`${factGroups.length + 1}`)).toBe(factGroups.length)
})

test.each([null, '', '0', '-1', '99', '1.5', 'dos'])('%j names no step', (text) => {
  expect(stepFrom(text)).toBeUndefined()
})
