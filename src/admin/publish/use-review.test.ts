import { expect, test } from 'vitest'
import { z } from 'zod'
import { draftOf } from '#admin/draft/draft-shape.ts'
import { withoutThings } from '#content/changes/apply.ts'
import { thingsIn } from '#content/changes/change.ts'
import { diff } from '#content/changes/diff.ts'
import { documents } from '#content/documents/documents.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { leftOutNames } from './use-review.ts'

const notice = { id: 'aviso', kind: 'other', text: 'Nos mudamos.', from: '2027-03-01', until: '2027-03-05' }

test('the server leaves out a change of a list document that is left out in the review', () => {
  const [before, after] = [documents.notices.schema.parse([]), documents.notices.schema.parse([notice])]
  const draftTree = schemaTree(z.strictObject({ notices: documents.notices.schema }))
  const things = thingsIn(diff(draftTree, draftOf('notices', before), draftOf('notices', after)))

  const names = leftOutNames([
    {
      stored: { subject: () => ({ document: 'notices' }) },
      name: 'notices',
      things,
      leftOut: new Set(['notices.aviso']),
    },
  ])

  const keys = names.map((name) => name.slice('notices '.length))
  expect(keys).toHaveLength(1)
  const ofServer = thingsIn(diff(schemaTree(documents.notices.schema), before, after))
  expect(withoutThings(ofServer, after, new Set(keys))).toEqual(before)
})
