import { expect, test } from 'vitest'
import { createDraftStore } from '#admin/draft/draft-store.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { page } from '#content/entries/page.ts'
import { sampleDocuments } from '#sample/index.ts'
import { begunPage, pageBeginnings } from './page-beginnings.ts'

const content = parseSnapshot(sampleDocuments)['site-content']
const [method] = content.payments.methods
if (!method) throw new Error('The sample has no way to pay.')
const facts = {
  doctorInfo: { ...content.doctorInfo, languages: ['Español', 'Otomí'] },
  payments: {
    ...content.payments,
    methods: [
      { ...method, name: 'Efectivo' },
      { ...method, visible: false },
    ],
  },
}
const begin = (name: string, known = facts) => {
  const beginning = pageBeginnings[name]
  if (!beginning) throw new Error(`No page begins as ${name}.`)
  return begunPage(beginning, known, new Set())
}

test.each(Object.keys(pageBeginnings))('a page that begins as %s can be saved once it is named', (name) => {
  const named = { id: 'vacuna', title: 'Vacuna', shortDescription: 'Con cita.' }
  expect(page.safeParse({ ...begin(name), ...named }).error).toBeUndefined()
})

test.each([
  ['campana', ['text.1.text', 'text.2.text']],
  ['articulo', ['text.1.text', 'text.2.text', 'text.3.text']],
  ['preguntas', ['text.1.title', 'text.1.text', 'text.2.title', 'text.2.text']],
  ['extranjero', ['text.1.text', 'text.2.text', 'text.3.text']],
])('a page that begins as %s cannot be published with what it asks her to write', (name, asked) => {
  const unknown = {
    doctorInfo: { ...facts.doctorInfo, languages: [] },
    payments: { ...facts.payments, methods: [] },
  }
  const value = begin(name, unknown)
  const draft = createDraftStore({ schema: page })
  draft.start({ value, etag: undefined })
  for (const key of ['id', 'title', 'shortDescription']) draft.set(key, 'vacuna')

  expect([...draft.state.getState().issues.keys()]).toEqual(asked)
  for (const path of asked) draft.set(path, 'Lo suyo.')
  expect(draft.state.getState().issues.size).toBe(0)
})

test('a page for patients from abroad begins in English with her facts', () => {
  const begun = begin('extranjero')
  expect(begun).toMatchObject({ id: 'for-patients-from-abroad', language: 'en' })
  expect(begun.text).toMatchObject([
    { items: ['Spanish', 'Otomí'] },
    { items: ['Cash'], text: 'Prices are in Mexican pesos (MXN).' },
    { title: 'Insurance', text: expect.stringMatching(/^Write here whether you bill foreign insurers/) },
    {},
    {},
    {
      title: 'In an emergency',
      isHighlighted: true,
      text: 'Call 911 or go to the nearest hospital. Do not wait for an appointment.',
    },
  ])
})

test.each([
  ['seguro de gastos médicos', 'Medical insurance'],
  ['Lengua de señas mexicana', 'Mexican Sign Language'],
  ['Náhuatl', 'Nahuatl'],
  ['Meses sin intereses', 'Interest-free installments'],
])('says %s in English', (name, translated) => {
  const { text } = begin('extranjero', { ...facts, doctorInfo: { ...facts.doctorInfo, languages: [name] } })
  expect(text).toMatchObject([{ items: [translated] }, {}, {}, {}, {}, {}])
})

test('a fact that she has not typed is asked for', () => {
  const { text } = begin('extranjero', { ...facts, doctorInfo: { ...facts.doctorInfo, languages: [] } })
  expect(text).toMatchObject([
    { items: [], text: 'Write here which languages you speak.' },
    {},
    {},
    {},
    {},
    {},
  ])
})
