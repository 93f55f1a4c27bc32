import { expect, test } from 'vitest'
import { z } from 'zod'
import { draftOf } from '#admin/draft/document-draft.ts'
import { withoutChanges } from '#content/documents/choose-changes.ts'
import { documentChanges } from '#content/documents/document-diff.ts'
import { documents } from '#content/documents/documents.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { leftOutNames } from './use-review.ts'

const notice = { id: 'aviso', kind: 'other', text: 'Nos mudamos.', from: '2027-03-01', until: '2027-03-05' }

test('the server leaves out a change of a list document that is left out in the review', () => {
  const [before, after] = [documents.notices.schema.parse([]), documents.notices.schema.parse([notice])]
  const draftTree = schemaTree(z.strictObject({ notices: documents.notices.schema }))
  const changes = documentChanges(draftTree, draftOf('notices', before), draftOf('notices', after))

  const names = leftOutNames([
    {
      stored: { subject: () => ({ document: 'notices' }) },
      name: 'notices',
      things: [{ key: 'aviso', changes }],
      leftOut: new Set(['aviso']),
    },
  ])

  const keys = names.map((name) => name.slice('notices '.length))
  expect(keys).toHaveLength(1)
  expect(withoutChanges(schemaTree(documents.notices.schema), before, after, new Set(keys))).toEqual(before)
})
