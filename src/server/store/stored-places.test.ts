import { expect, test } from 'vitest'
import { currentFormat, upcast } from '#content/stored/formats.ts'
import { childOf, valueAt } from '#content/values/json.ts'
import { emptyDatabase, storeIn } from '#tests/server/databases.ts'
import { sampleDocuments } from '#tests/server/site-documents.ts'
import { readPart } from './dated-changes.ts'
import { readDraft } from './read-draft.ts'

const sample = sampleDocuments['site-content']
const star = {
  id: 'star-medica',
  header: 'Star Médica',
  kind: 'clinic',
  latitude: 19.41,
  longitude: -99.17,
  timeZone: 'same',
  access: { floor: 'Piso 3', entrance: '', parking: 'en el sótano', hasRamp: false, hasLift: true },
}
const inFormat5 = (otherPlaces: object[]) => {
  const { hospital } = sample.doctorWorkInfo ?? {}
  return JSON.stringify({ ...sample, doctorWorkInfo: { hospital, otherPlaces } })
}
const converted = {
  id: 'star-medica',
  kind: 'clinica',
  point: { lat: 19.41, lng: -99.17 },
  timeZone: '',
  access: 'Piso 3. Estacionamiento: en el sótano.',
  hasLift: true,
}

test('a revision of the format before is read, published and saved again, even with two places of one name', async () => {
  const store = await storeIn(await emptyDatabase())
  await store.seed(sampleDocuments, 'sistema')
  await store.db
    .updateTable('revision')
    .set({ value: inFormat5([star, { ...star, id: 'torre' }]), format: 5 })
    .where('document', '=', 'site-content')
    .execute()

  const { value } = (await store.latestRevision('site-content')) ?? {}
  expect(value?.doctorWorkInfo.otherPlaces).toMatchObject([converted, { ...converted, id: 'torre' }])

  const latest = await store.latestSummaries()
  const revisions = Object.fromEntries(latest.map((each) => [each.document, each.number]))
  const snapshot = await store.loadSnapshot(revisions as Parameters<typeof store.loadSnapshot>[0])
  expect(snapshot['site-content']).toEqual(value)

  const saved = await store.saveRevision({ document: 'site-content', value, author: 'Ana' })
  expect(saved.value.doctorWorkInfo).toEqual(value?.doctorWorkInfo)
})

test('a draft and a dated change of the format before are read in the form of now', () => {
  const stored = { document: 'site-content', entry: '', format: 5 } as const
  const before = { ...stored, base: inFormat5([]), value: inFormat5([star]) }
  for (const read of [readDraft(before), readPart(before)]) {
    const places = read && 'value' in read ? valueAt(read.value, 'doctorWorkInfo.otherPlaces') : undefined
    expect(childOf(places, '0')).toMatchObject(converted)
  }
})

test('what is stored in the form of now stays as it is', () => {
  const value = { doctorWorkInfo: { otherPlaces: [converted] } }
  expect(upcast('site-content', currentFormat('site-content'), value)).toBe(value)
})
