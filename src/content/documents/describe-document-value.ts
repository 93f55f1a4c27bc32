import { isSectionType, variantName } from '../catalogue/index.ts'
import type { Field } from '../fields/schema-tree.ts'
import { type Json, pathSegments } from '../values/json.ts'
import { describeValue } from './describe-value.ts'
import type { DocumentName } from './documents.ts'

/** Describes a value of a document in the admin's words, including the names of section variants. */
export function describeDocumentValue(
  document: DocumentName,
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
