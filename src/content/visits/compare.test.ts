import { expect, test } from 'vitest'
import { comparisonWords, daysBetween } from './compare.ts'

const report = {
  since: '2026-05-01',
  before: { from: '2026-05-18', to: '2026-05-24' },
  days: daysBetween('2026-05-25', '2026-05-31').map((day) => ({ day, visits: 0, views: 0, taps: 0 })),
}

test.each<[number, number, string]>([
  [80, 34, 'Más que en los 7 días anteriores (34)'],
  [34, 80, 'Menos que en los 7 días anteriores (80)'],
  [40, 34, 'Parecido a los 7 días anteriores (34)'],
  [1200, 1190, 'Parecido a los 7 días anteriores (1,190)'],
  [8, 2, 'Antes: 2. Aún no hay datos suficientes'],
  [0, 0, 'Antes: 0. Aún no hay datos suficientes'],
])('says of %d after %d: %s', (current, earlier, words) => {
  expect(comparisonWords(report, current, earlier)).toBe(words)
})

test('compares only with a period that was counted from its first day', () => {
  expect(comparisonWords({ ...report, since: '2026-05-19' }, 80, 34)).toBe('')
  expect(comparisonWords({ ...report, since: null }, 0, 0)).toBe('')
  expect(comparisonWords({ ...report, since: '2026-05-18' }, 80, 34)).not.toBe('')
})
