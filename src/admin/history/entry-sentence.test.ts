import { expect, test } from 'vitest'
import { documentChanges } from '#content/document-diff.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { testimonial } from '#content/testimonial.ts'
import { entrySentence } from './entry-sentence.ts'

const former = testimonial.parse({ id: 't-1', name: 'Ana', shortTestimonial: 'Bien.' })

const sentences = (before: typeof former, after: typeof former) =>
  documentChanges(schemaTree(testimonial), before, after).map(entrySentence)

test.each([
  [{ visible: false }, 'se ocultó'],
  [{ consent: { ...former.consent, withdrawnOn: '2026-05-03' } }, 'se retiró el consentimiento (2026-05-03)'],
  [{ consent: { ...former.consent, file: '0123' } }, 'se agregó el comprobante'],
  [{ name: 'Eva' }, undefined],
])('describes the change %o as «%s»', (change, sentence) => {
  expect(sentences(former, { ...former, ...change })).toEqual([sentence])
})

test.each([
  [{ visible: false }, 'se volvió a mostrar'],
  [{ consent: { ...former.consent, withdrawnOn: '2026-05-03' } }, 'se quitó el retiro del consentimiento'],
  [{ consent: { ...former.consent, file: '0123' } }, 'se quitó el comprobante'],
])('describes the reversal of %o as «%s»', (change, sentence) => {
  expect(sentences({ ...former, ...change }, former)).toEqual([sentence])
})
