import { isSectionType, variantName } from '../catalogue/index.ts'
import { itemTitle } from '../fields/field-walk.ts'
import { leftEmptyName } from '../fields/left-empty.ts'
import type { Field } from '../fields/schema-tree.ts'
import { isJsonList, type Json, pathSegments } from '../values/json.ts'
import type { DraftDocument } from './draft-schema.ts'

/** Describes a value in the admin's words: 'Sí', 'Izquierda', 'vacío', the titles of a list's items. */
export function describeValue(field: Field, value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return 'vacío'
  switch (field.kind) {
    case 'boolean':
      return value ? 'Sí' : 'No'
    case 'enum':
      return field.options.find((option) => option.value === value)?.label ?? `${value}`
    case 'number':
      return typeof value === 'number' ? value.toLocaleString('es-MX') : `${value}`
    case 'list': {
      const titles = isJsonList(value) ? value.map((item, index) => itemTitle(field, item, index)) : []
      return titles.length === 0 ? 'lista vacía' : titles.join(', ')
    }
    case 'group':
      return field.label
    default:
      if (field.path === 'leftEmpty.*') return leftEmptyName(`${value}`)
      if (field.path === 'formerPage') return 'la que usted trajo'
      return `${value}`
  }
}

/** The same for a value of a document, including the names of section variants. */
export function describeDocumentValue(
  document: DraftDocument,
  path: string,
  field: Field,
  value: Json,
): string {
  if (document === 'pictures' && path === 'file') return 'esta foto, con su recorte'
  const [type, key] = pathSegments(path)
  if (document === 'selected-sections' && key === 'component' && type && isSectionType(type)) {
    return variantName(type, `${value}`)
  }
  return describeValue(field, value)
}
