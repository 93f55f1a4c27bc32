import { expect, test } from 'vitest'
import { arrangementOf } from '#content/documents/arrangement.ts'
import { wholeDocuments } from '#content/documents/entries.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { isJsonObject, type Json } from '#content/values/json.ts'
import { sampleDocuments } from '#sample/index.ts'
import { withDrafts } from './draft-snapshot.ts'

const saved = parseSnapshot(sampleDocuments)
const base = arrangementOf(saved.services)
const idsOf = ({ services }: typeof saved) => services.map(({ id }) => id)
const notice = { id: 'aviso', kind: 'other', text: 'Nos mudamos.', from: '2027-03-01', until: '2027-03-05' }

test('shows a drafted order without the entries that it deletes, beside the drafts of entries', () => {
  const [first, ...others] = base.entries.toReversed()
  const value = { entries: [{ ...first, isRemoved: true }, ...others] }
  const entry = saved.services[0]
  if (!entry) throw new Error('The sample has services.')

  const { snapshot } = withDrafts(saved, [
    { document: 'services', entry: entry.id, value: { ...entry, title: 'Otro nombre' } },
    { document: 'services', value },
  ])

  expect(idsOf(snapshot)).toEqual(idsOf(saved).toReversed().slice(1))
  expect(snapshot.services.at(-1)?.title).toBe('Otro nombre')
})

test('shows the saved order if the draft of the order cannot be read', () => {
  const { snapshot } = withDrafts(saved, [{ document: 'services', value: { entries: 'x' } }])
  expect(idsOf(snapshot)).toEqual(idsOf(saved))
})

test('shows a drafted notice', () => {
  const draft = { document: 'notices', value: [notice] } as const

  const { snapshot, refused } = withDrafts(saved, [draft])

  expect(refused).toEqual([])
  expect(snapshot.notices).toMatchObject([notice])
})

test.each(wholeDocuments)('names the part of %s that its schema does not accept', (document) => {
  const before: Json = saved[document]
  const value = isJsonObject(before) ? { ...before, [Object.keys(before)[0] ?? '']: 7 } : 7

  expect(withDrafts(saved, [{ document, value }]).refused).toMatchObject([{ document }])
})
