import { describe, expect, test } from 'vitest'
import { minNormal, readingEase } from '#content/checks/reading.ts'
import { splitParagraphs } from '#content/texts/paragraphs.ts'
import { questions } from './index.ts'

const items = questions.items ?? []

describe.each(items)('«$question»', ({ answer = '' }) => {
  test('is answered in plain words', () => {
    expect(readingEase(answer)).toBeGreaterThanOrEqual(minNormal)
  })

  test('is answered in short by its first paragraph, which the search shows', () => {
    expect(splitParagraphs(answer)[0]?.length).toBeLessThanOrEqual(240)
  })
})

test('only the question about not continuing a pregnancy waits for the owner’s decision', () => {
  expect(items.filter(({ visible }) => visible === false).map(({ question }) => question)).toEqual([
    'Estoy embarazada y no sé si quiero continuar',
  ])
})
