import { expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { medicalDigest } from '#content/entries/sign-off.ts'
import { isJson } from '#content/values/json.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from './open-site.ts'

/** The first disease with a signature under its text, with marks, and then with this change. */
function signedWith(change: object) {
  const snapshot = parseSnapshot(sampleDocuments)
  const [first, ...rest] = snapshot.diseases
  if (!first) throw new Error('The sample has no disease.')
  const text = { ...first, description: 'En {ciudad}.' }
  if (!isJson(text)) throw new TypeError('An entry is JSON.')
  const signOff = { date: '2026-01-31', reviewer: 'Dra. Ana', licence: '', digest: medicalDigest(text) }
  return { ...snapshot, diseases: [{ ...text, signOff, ...change }, ...rest] }
}

test('a signature is shown while the text is the signed one, also if it contains facts', () => {
  const shown = openSite(signedWith({ imageAlt: 'Otra' })).diseases.at(0)
  expect(shown).toMatchObject({ description: 'En Ciudad.', signOff: { reviewer: 'Dra. Ana' } })
})

test('a signature is not shown once a word of the text changes', () => {
  const shown = openSite(signedWith({ description: 'En toda {ciudad}.' })).diseases.at(0)
  expect(shown?.signOff).toMatchObject({ date: '', reviewer: '' })
})
