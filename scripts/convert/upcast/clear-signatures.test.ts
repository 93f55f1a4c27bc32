import { expect, test } from 'vitest'
import { valueAt } from '#content/values/json.ts'
import { clearSignatures } from './clear-signatures.ts'
import { formatOfRelease, upcast } from './formats.ts'

const text = {
  id: 'vph',
  name: 'VPH',
  description: 'En {ciudad}.',
  alarmSigns: ['sangra'],
  sources: [],
  chapter: { text: 'Uno.', items: [] },
}
const digest = 'c61a73d43b691f44b129ee3856583e3c3d8947d31b40a96dcc83beec84fc5fbb'
const review = { date: '2026-05-10', reviewer: 'Dra. Ana', licence: '123' }
const cleared = { date: '', reviewer: '', licence: '' }
const signed = { ...text, lastReviewed: '2026-05-10', signOff: { ...review, digest } }

test('the signature of a text as it was signed stays, without its digest and the day beside it', () => {
  expect(clearSignatures(signed)).toEqual({ ...text, signOff: review })
})

test('what a signature did not cover may differ, as may the order of fields and empty fields', () => {
  const { id: _, ...fields } = signed
  const entry = { laterField: '', images: ['/medios/a'], discretion: {}, ...fields, id: 'otra' }

  expect(clearSignatures(entry).signOff).toEqual(review)
})

test('a signature of another text is cleared', () => {
  const changed = { ...signed, description: 'En toda {ciudad}.' }

  expect(clearSignatures(changed)).toEqual({ ...text, description: 'En toda {ciudad}.', signOff: cleared })
})

test('an entry without a digest stays as it is', () => {
  const entry = { ...text, signOff: review }

  expect(clearSignatures(entry)).toEqual(entry)
  expect(clearSignatures({ ...text, signOff: { ...review, digest: '' } })).toEqual(entry)
  expect(clearSignatures(text)).toEqual(text)
})

test.each([
  'services',
  'diseases',
  'symptoms',
  'pages',
] as const)('%s of the format before are read without a digest', (document) => {
  const read = upcast(document, formatOfRelease(document), [signed])

  expect(read).toEqual([{ ...text, signOff: review }])
})

test('a signature of the first format covers the text before it was cleaned', () => {
  const pasted = { id: 'vph', name: 'Endo\u00admetriosis\u00a0profunda', shortDescription: 'Corta.' }
  const signOff = { ...review, digest: '7b71c6b9cd079ab41123298071f49420317c6ec5cc0ac9f2c2c942293642baa7' }

  expect(upcast('diseases', 1, [{ ...pasted, signOff }])).toEqual([
    { ...pasted, name: 'Endometriosis profunda', signOff: review },
  ])
})

test('a signature of a page in the first format covers its parts under their former name', () => {
  const page = {
    id: 'vph',
    title: 'Vacuna',
    shortDescription: 'Con cita.',
    parts: [{ title: 'Qué traer', text: 'Su cartilla.' }],
    announcement: { menu: true },
  }
  const signOff = { ...review, digest: '1977e0bf9955f3da7a3dab69bb9d8486e342421a93add11c575307cbd46d814b' }
  const read = upcast('pages', 1, [{ ...page, signOff }])

  expect(valueAt(read, '0.signOff')).toEqual(review)
  expect(valueAt(read, '0.text')).toEqual(page.parts)
})
