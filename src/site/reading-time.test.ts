import { expect, test } from 'vitest'
import { disease } from '#content/entries/disease.ts'
import { diseases } from '#sample/diseases/index.ts'
import { readingTime } from './reading-time.ts'

const required = { id: 'a', name: 'Nombre', shortDescription: 'Corta.', metadata: { title: 'T' } }
const timeOf = (fields: object) =>
  readingTime({ kind: 'diseases', entry: disease.parse({ ...required, ...fields }) })
const words = (count: number) => Array.from({ length: count }, () => 'palabra').join(' ')

test('an article without text has no reading time', () => {
  expect(timeOf({})).toBe('')
})

test('counts the words of all chapters and lists, 200 a minute', () => {
  expect(timeOf({ description: words(40) })).toBe('Lectura de 1 minuto')
  expect(
    timeOf({
      description: words(500),
      causes: { text: words(200), items: [words(50), words(50), words(50), words(50)] },
      treatments: { items: [{ name: words(1), description: words(99) }] },
    }),
  ).toBe('Lectura de 5 minutos')
})

test('does not count sources, addresses and words of patients', () => {
  const unread = {
    sources: Array.from({ length: 10 }, (_, index) => ({ name: `${index} ${words(20)}` })),
    synonyms: Array.from({ length: 30 }, (_, index) => `${index} ${words(5)}`),
    relatedServices: ['papanicolau', 'colposcopia'],
    icd10: 'N80',
  }
  expect(timeOf(unread)).toBe('')
  expect(timeOf({ ...unread, description: words(40) })).toBe('Lectura de 1 minuto')
})

test('an article of the sample takes some minutes', () => {
  for (const entry of diseases) {
    expect(readingTime({ kind: 'diseases', entry: disease.parse(entry) })).toMatch(
      /^Lectura de [3-9] minutos$/,
    )
  }
})
