import { expect, test } from 'vitest'
import { z } from 'zod'
import { documents } from '#content/documents.ts'
import { sampleDocuments } from '#sample/index.ts'
import { parseChanged } from './parse-changed.ts'

const part = z.strictObject({ text: z.string().trim().max(5) })
const schema = z.strictObject({ one: part, two: part.prefault({ text: 'dos' }) })
const known = schema.parse({ one: { text: 'uno' } })

test('parts that did not change are those of the known value, and the others are parsed', () => {
  const parsed = parseChanged(schema, { one: { text: ' 1 ' }, two: { text: 'dos' } }, known)

  expect(parsed).toEqual({ one: { text: '1' }, two: { text: 'dos' } })
  expect(parsed?.two).toBe(known.two)
})

test('a value without changes is the known value itself', () => {
  expect(parseChanged(schema, structuredClone(known), known)).toBe(known)
})

test('a part that is left out gets its default', () => {
  const other = schema.parse({ one: { text: 'uno' }, two: { text: 'otro' } })

  expect(parseChanged(schema, { one: { text: 'uno' } }, other)).toEqual(known)
})

test.each([
  ['a wrong part', { one: { text: 'demasiado' } }],
  ['a missing part', { two: { text: 'dos' } }],
  ['an unknown part', { ...known, three: { text: 'tres' } }],
  ['an inherited name', JSON.parse('{"one":{"text":"uno"},"toString":{}}')],
  ['a list', [known.one]],
  ['null', null],
])('%s is left to the whole schema', (_name, value) => {
  expect(parseChanged(schema, value, known)).toBeUndefined()
  expect(schema.safeParse(value).success).toBe(false)
})

test('a schema with a rule for the whole value parses the whole value', () => {
  const strict = schema.refine(({ one, two }) => one.text !== two.text)

  expect(parseChanged(strict, known, known)).toBeUndefined()
})

test('the site content gives the same as its schema, in the same order', () => {
  const content = documents['site-content'].parse(sampleDocuments['site-content'])
  const other = { ...content, heroSection: { ...content.heroSection, title: '  Otro título ' } }

  const parsed = parseChanged(documents['site-content'], other, content)

  expect(parsed?.heroSection.title).toBe('Otro título')
  expect(JSON.stringify(parsed)).toBe(JSON.stringify(documents['site-content'].parse(other)))
})
