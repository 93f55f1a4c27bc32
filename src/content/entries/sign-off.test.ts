import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sampleDocuments } from '#sample/index.ts'
import { isJson } from '../values/json.ts'
import { disease } from './disease.ts'
import { medicalDigest, noSignOff, signOffState } from './sign-off.ts'

const [entry] = z.array(disease).parse(sampleDocuments.diseases)
if (!entry || !isJson(entry)) throw new Error('The sample has no disease.')
const signOff = { date: '2026-01-31', reviewer: 'Dra. Ana', licence: '123', digest: medicalDigest(entry) }
const signed = { ...entry, signOff }

describe('a signature', () => {
  test('covers every medical text, and not the address, the pictures or the texts for search engines', () => {
    const digest = medicalDigest(entry)
    const unrelated = {
      id: 'otra',
      imageAlt: 'Otra',
      visible: false,
      metadata: {},
      signOff,
      lastReviewed: 'x',
    }

    expect(medicalDigest({ ...entry, ...unrelated })).toBe(digest)
    for (const text of ['name', 'shortDescription', 'description', 'technicalName'])
      expect(medicalDigest({ ...entry, [text]: 'Otro texto' }), text).not.toBe(digest)
    for (const list of ['alarmSigns', 'sources', 'treatments', 'symptoms'])
      expect(medicalDigest({ ...entry, [list]: [] }), list).not.toBe(digest)
  })

  test('does not depend on the order of fields, or on empty fields of a later version', () => {
    const reversed = Object.fromEntries(Object.entries(entry).reverse())
    expect(medicalDigest({ ...reversed, laterField: '', laterChapter: { text: '', items: [] } })).toBe(
      medicalDigest(entry),
    )
  })

  test('is valid for a year while the text stays the same', () => {
    expect(signOffState({ ...entry, signOff: { ...noSignOff } }, '2026-02-01')).toBe('unsigned')
    expect(signOffState(signed, '2027-01-30')).toBe('valid')
    expect(signOffState(signed, '2027-01-31')).toBe('due')
    expect(signOffState({ ...signed, description: 'Otra.' }, '2026-02-01')).toBe('changed')
  })
})
