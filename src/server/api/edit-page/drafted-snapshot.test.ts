import { expect, test } from 'vitest'
import { wholeDocuments } from '#content/documents/entries.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { isJsonList, type Json } from '#content/values/json.ts'
import { editedParts } from '#contract/drafts.ts'
import { sampleDocuments } from '#sample/index.ts'
import { draftedSnapshot } from './drafted-snapshot.ts'

const saved = parseSnapshot(sampleDocuments)
const notice = { id: 'aviso', kind: 'other', text: 'Nos mudamos.', from: '2027-03-01', until: '2027-03-05' }

test('shows a drafted notice', () => {
  const sent = editedParts.parse({ documents: { notices: { notices: [notice] } }, entries: [] })

  const { snapshot, refused } = draftedSnapshot(saved, sent)

  expect(refused).toEqual([])
  expect(snapshot.notices).toMatchObject([notice])
})

test.each(wholeDocuments)('names the part of %s that its schema does not accept', (name) => {
  const value: Json = saved[name]
  const [key = ''] = isJsonList(value) ? [name] : Object.keys(value)
  const sent = editedParts.parse({ documents: { [name]: { [key]: 7 } }, entries: [] })

  expect(draftedSnapshot(saved, sent).refused).toMatchObject([{ document: name }])
})
