import { expect, test } from 'vitest'
import { diff } from '#content/changes/diff.ts'
import { type Arrangement, arrangement, arrangementOf } from '#content/documents/arrangement.ts'
import { testimonial } from '#content/entries/testimonial.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { entrySentence } from './entry-sentence.ts'

const former = testimonial.parse({ id: 't-1', name: 'Ana', shortTestimonial: 'Bien.' })

const sentences = (before: typeof former, after: typeof former) =>
  diff(schemaTree(testimonial), before, after).map(entrySentence)

test.each([
  [{ visible: false }, 'se ocultó'],
  [{ consent: { ...former.consent, withdrawnOn: '2026-05-03' } }, 'se retiró el consentimiento (2026-05-03)'],
  [{ name: 'Eva' }, undefined],
])('describes the change %o as «%s»', (change, sentence) => {
  expect(sentences(former, { ...former, ...change })).toEqual([sentence])
})

test.each([
  [{ visible: false }, 'se volvió a mostrar'],
  [{ consent: { ...former.consent, withdrawnOn: '2026-05-03' } }, 'se quitó el retiro del consentimiento'],
])('describes the reversal of %o as «%s»', (change, sentence) => {
  expect(sentences({ ...former, ...change }, former)).toEqual([sentence])
})

const named = (...names: readonly string[]) => arrangementOf(names.map((name) => ({ id: name, title: name })))
const changesOfOrder = (before: Arrangement, after: Arrangement) =>
  diff(schemaTree(arrangement), before, after).map(entrySentence)

test('describes one entry that moved, another order, and a deletion', () => {
  const before = named('A', 'B', 'C', 'D')

  expect(changesOfOrder(before, named('A', 'D', 'B', 'C'))).toEqual(['«D» pasa del lugar 4 al 2'])
  expect(changesOfOrder(before, named('D', 'C', 'B', 'A'))).toEqual(['nuevo orden: D, C, B, A'])
  const withoutB = before.entries.map((entry) => (entry.id === 'B' ? { ...entry, isRemoved: true } : entry))
  expect(changesOfOrder(before, { entries: withoutB })).toEqual(['se borra «B»'])
})

test('lists only the first names of a long order', () => {
  const names = [...'ABCDEFGHIJ']

  expect(changesOfOrder(named(...names), named(...names.toReversed()))).toEqual([
    'nuevo orden: J, I, H, G, F, E, D, C y 2 más',
  ])
})
