import { expect, test } from 'vitest'
import { timeline } from './timeline.ts'

const revision = (number: number, createdAt: string) => ({ number, author: 'ana@ejemplo.mx', createdAt })

test('one line of both documents, newest first', () => {
  const entries = timeline({
    'site-content': [revision(2, '2026-11-03T10:00:00Z'), revision(1, '2026-11-01T10:00:00Z')],
    'selected-sections': [revision(1, '2026-11-02T10:00:00Z')],
    gallery: [],
  })

  expect(entries.map(({ document, number, isLatest }) => [document, number, isLatest])).toEqual([
    ['site-content', 2, true],
    ['selected-sections', 1, true],
    ['site-content', 1, false],
  ])
})

test('nothing saved makes an empty line', () => {
  expect(timeline({ 'site-content': [], 'selected-sections': [], gallery: [] })).toEqual([])
})
