import { expect, test } from 'vitest'
import { arrangementOf } from '#content/documents/arrangement.ts'
import { wholeDocuments } from '#content/documents/entries.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { isJsonList, type Json } from '#content/values/json.ts'
import { editedParts } from '#contract/draft-pages.ts'
import { sampleDocuments } from '#sample/index.ts'
import { draftsOf, withDrafts } from './draft-snapshot.ts'

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
    { document: 'services', entry: entry.id, base: entry, value: { ...entry, title: 'Otro nombre' } },
    { document: 'services', base, value },
  ])

  expect(idsOf(snapshot)).toEqual(idsOf(saved).toReversed().slice(1))
  expect(snapshot.services.at(-1)?.title).toBe('Otro nombre')
})

test('shows what others have published since in the fields that a draft leaves', () => {
  const before = saved['site-content']
  const value = { ...before, contact: { ...before.contact, title: 'Escríbanos' } }
  const theirs = { ...before, contact: { ...before.contact, subtitle: 'Respondemos el mismo día.' } }

  const published = { ...saved, 'site-content': theirs }
  const { snapshot } = withDrafts(published, [{ document: 'site-content', base: before, value }])

  expect(snapshot['site-content'].contact).toMatchObject({
    title: 'Escríbanos',
    subtitle: 'Respondemos el mismo día.',
  })
})

test('shows the saved order if the draft of the order cannot be read', () => {
  const { snapshot } = withDrafts(saved, [{ document: 'services', base, value: { entries: 'x' } }])
  expect(idsOf(snapshot)).toEqual(idsOf(saved))
})

test('shows a drafted notice', () => {
  const sent = editedParts.parse({ documents: { notices: { notices: [notice] } }, entries: [] })

  const { snapshot, refused } = withDrafts(saved, draftsOf(saved, sent))

  expect(refused).toEqual([])
  expect(snapshot.notices).toMatchObject([notice])
})

test.each(wholeDocuments)('names the part of %s that its schema does not accept', (name) => {
  const value: Json = saved[name]
  const [key = ''] = isJsonList(value) ? [name] : Object.keys(value)
  const sent = editedParts.parse({ documents: { [name]: { [key]: 7 } }, entries: [] })

  expect(withDrafts(saved, draftsOf(saved, sent)).refused).toMatchObject([{ document: name }])
})
