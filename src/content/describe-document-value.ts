import { isSectionType } from './catalogue/index.ts'
import { variantName } from './catalogue/variant-name.ts'
import { describeValue } from './describe-value.ts'
import type { EditableDocument } from './editable-documents.ts'
import { type Json, pathSegments } from './json.ts'
import type { Field } from './schema-tree.ts'

/** A value of a document in words that the owner knows; a section's variant has a name of its own. */
export function describeDocumentValue(
  document: EditableDocument,
  path: string,
  field: Field,
  value: Json,
): string {
  const [type, key] = pathSegments(path)
  if (document === 'selected-sections' && key === 'component' && type && isSectionType(type)) {
    return variantName(type, `${value}`)
  }
  return describeValue(field, value)
}
