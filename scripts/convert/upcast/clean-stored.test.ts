import { describe, expect, test } from 'vitest'
import { documentNames, documents } from '#content/documents/documents.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { isJson, type Json, valueAt, withValueAt } from '#content/values/json.ts'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { cleanStored } from './clean-stored.ts'
import { upcast } from './formats.ts'

const sample = parseSnapshot(sampleDocuments)
const content = sample['site-content']
const readContent = (stored: Json) => upcast('site-content', 4, stored)

test.each(documentNames)('the sample document %s stays as it is', (document) => {
  const value: unknown = sample[document]
  if (!isJson(value)) throw new TypeError('A document is JSON.')
  expect(cleanStored(schemaTree(documents[document].schema), value)).toEqual(value)
})

describe('stored site content with pasted texts', () => {
  test('is read with clean texts, and keeps fields that this version does not know', () => {
    const read = readContent({
      doctorInfo: { name: 'Dra.\u00a0Ana\u200b', motto: 'a\u00a0b' },
      later: '\u200b',
    })

    expect(read).toEqual({ doctorInfo: { name: 'Dra. Ana', motto: 'a\u00a0b' }, later: '\u200b' })
  })

  test('stays valid where a text gets longer than its field', () => {
    const path = 'doctorInfo.city'
    const max = documents['site-content'].schema.shape.doctorInfo.shape.city.unwrap().maxLength ?? 0
    const read = readContent(withValueAt(content, path, 'ﬁ'.repeat(max)))

    expect(valueAt(read, path)).toBe('fi'.repeat(max).slice(0, max))
    expect(documents['site-content'].schema.safeParse(read).success).toBe(true)
  })

  test('stays valid where a required text has nothing to see', () => {
    const read = readContent(
      withValueAt(
        withValueAt(content, 'buttons.btnCallText', '\u200b'),
        'certifications.documents.0.elements',
        ['\u200b', 'Uno'],
      ),
    )

    expect(valueAt(read, 'buttons.btnCallText')).toBe('…')
    expect(valueAt(read, 'certifications.documents.0.elements')).toEqual(['Uno'])
    expect(documents['site-content'].schema.safeParse(read).success).toBe(true)
  })

  test('keeps a draft that is too long as long as it was typed', () => {
    const draft = withValueAt(content, 'doctorInfo.city', `${'a'.repeat(500)}\u00a0b`)

    expect(valueAt(readContent(draft), 'doctorInfo.city')).toBe(`${'a'.repeat(500)} b`)
  })
})
