import { expect, test } from 'vitest'
import { faults, missedFault } from '#sample/testing/planted-faults.ts'

test('the checks find each planted fault, and nothing else', () => {
  expect(faults.flatMap(missedFault)).toEqual([])
})
