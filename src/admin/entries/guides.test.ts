import { expect, test } from 'vitest'
import { entryDocuments, entrySchema } from '#content/documents/entries.ts'
import { entryGroups } from '#content/documents/entry-groups.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { withGuide } from './guides.ts'

test.each(entryDocuments)('gives a hint and no text to the chapters of %s', (document) => {
  const tree = schemaTree(entrySchema(document))
  const fields = tree.kind === 'group' ? tree.fields : []
  const guided = fields.map((field) => withGuide(document, field))

  expect(guided.map(({ initial }) => initial)).toEqual(fields.map(({ initial }) => initial))
  const article = entryGroups[document].find(({ key }) => key === 'articulo')?.fields ?? []
  const silent = guided.filter(({ key }) => article.includes(key)).filter((field) => !saysSomething(field))
  expect(silent).toEqual([])
})

function saysSomething(field: ReturnType<typeof withGuide>): boolean {
  if (field.hint?.startsWith('Guía: ')) return true
  return field.kind === 'group' && field.fields.some(saysSomething)
}
