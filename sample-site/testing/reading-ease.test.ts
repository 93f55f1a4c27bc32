import { expect, test } from 'vitest'
import { readingEase, syllablesIn } from './reading-ease.ts'

test.each([
  ['útero', 3],
  ['día', 2],
  ['ciudad', 2],
  ['quiste', 2],
  ['cigüeña', 3],
  ['aéreo', 4],
  ['muy', 1],
  ['mayo', 2],
  ['ahora', 3],
  ['y', 1],
])('%s has %i syllables', (word, count) => {
  expect(syllablesIn(word)).toBe(count)
})

test('computes the formula of Szigriszt-Pazos', () => {
  // 60 words of one syllable in 6 sentences: 206.835 − 62.3 − 10.
  const text = Array.from({ length: 6 }, () => 'Yo sé que tú no vas al mar con él.').join(' ')
  expect(readingEase(text)).toBeCloseTo(134.535)
})

test('says nothing about a short text', () => {
  expect(readingEase('Dos palabras.')).toBeUndefined()
})
