import { type Field, schemaTree } from '../fields/schema-tree.ts'
import { segmentsOf } from '../values/item-path.ts'
import { childOf, isJsonList, type Json } from '../values/json.ts'
import { type DocumentName, documentSchema } from './documents.ts'

/** An item of a list document, or any other document as a whole. */
type DocumentPart = {
  readonly tree: Field
  readonly value: Json
  /** Its path in the document, with its position and with its id. */
  readonly place: { readonly path: string; readonly itemPath: string }
  readonly item?: {
    readonly id: Json | undefined
    /** Its name or title, or else its place in the list. */
    readonly title: string
  }
}

export function* documentParts(document: DocumentName, value: Json): Generator<DocumentPart> {
  const tree = schemaTree(documentSchema(document))
  if (tree.kind !== 'list' || !isJsonList(value)) {
    return yield { tree, value, place: { path: '', itemPath: '' } }
  }
  const segments = segmentsOf(value)
  for (const [index, item] of value.entries()) {
    const name = childOf(item, 'name') ?? childOf(item, 'title')
    const title = typeof name === 'string' && name !== '' ? name : `${index + 1}`
    const place = { path: `${index}`, itemPath: segments[index] ?? '' }
    yield { tree: tree.item, value: item, place, item: { id: childOf(item, 'id'), title } }
  }
}
