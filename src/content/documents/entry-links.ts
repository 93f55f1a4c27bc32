import { leaves } from '../fields/field-walk.ts'
import { type Field, schemaTree } from '../fields/schema-tree.ts'
import { childOf, isJsonList, type Json, joinPath } from '../values/json.ts'
import { type DocumentName, documents } from './documents.ts'
import type { EntryDocument } from './entries.ts'
import { basePaths, hasPages } from './page-documents.ts'

/** A field that leads visitors to an entry. */
export type EntryLink = { readonly document: DocumentName; readonly path: string; readonly label: string }

/** Fields of a document's value that link to the entry, other than its own. */
export function linksTo(
  entry: { readonly document: EntryDocument; readonly id: string },
  document: DocumentName,
  value: Json,
): EntryLink[] {
  if (!hasPages(entry.document)) return []
  const path = `${basePaths[entry.document]}/${entry.id}`
  const isLink = (text: string, key: string) =>
    key === 'diseaseId' ? entry.document === 'diseases' && text === entry.id : containsPath(text, path)
  return [...partsOf(schemaTree(documents[document].schema), value)].flatMap(([field, part, place]) => {
    if (document === entry.document && childOf(part, 'id') === entry.id) return []
    // Most parts have no link. Searching their text at once is much faster than visiting each field.
    const text = JSON.stringify(part)
    if (!text.includes(path) && !text.includes(`"${entry.id}"`)) return []
    return [...leaves(field, part, place)].flatMap((leaf) => {
      if (typeof leaf.value !== 'string' || !isLink(leaf.value, leaf.field.key)) return []
      const trail = place === '' ? leaf.trail : [...titleOf(part), ...leaf.trail]
      return [{ document, path: leaf.path, label: [...trail, leaf.field.label].join(' › ') }]
    })
  })
}

/** A list document's entries one by one; any other document as a whole. */
function* partsOf(tree: Field, value: Json): Generator<readonly [Field, Json, string]> {
  if (tree.kind !== 'list' || !isJsonList(value)) return yield [tree, value, '']
  for (const [index, item] of value.entries()) yield [tree.item, item, joinPath('', index)]
}

function titleOf(part: Json): string[] {
  const title = childOf(part, 'title') ?? childOf(part, 'name')
  return typeof title === 'string' ? [title] : []
}

/** Whether the text contains the path as a whole: '/servicios/vph' is not in '/servicios/vph-y-pareja'. */
function containsPath(text: string, path: string): boolean {
  const start = text.indexOf(path)
  return start !== -1 && !/[a-z0-9-]/.test(text.charAt(start + path.length))
}
