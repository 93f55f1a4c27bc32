import { describe, expect, test } from 'vitest'
import { documents } from '#content/documents/documents.ts'
import { wholeDocuments } from '#content/documents/entries.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { documentPath, draftPath } from './draft-shape.ts'

describe.each(wholeDocuments)('a path in %s', (name) => {
  const isList = schemaTree(documents[name].schema).kind === 'list'

  test('is the same after the way to its draft and back', () => {
    const path = isList ? '0.text' : 'group.field'
    expect(documentPath(name, draftPath(name, path))).toBe(path)
  })

  test('of the whole document is empty', () => {
    expect(documentPath(name, draftPath(name, ''))).toBe('')
  })
})
