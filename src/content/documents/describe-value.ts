import { isSectionType, variantName } from '../catalogue/index.ts'
import { itemTitle } from '../fields/field-walk.ts'
import { leftEmptyName } from '../fields/left-empty.ts'
import { schedule } from '../fields/schedule-field.ts'
import type { Field, GroupField } from '../fields/schema-tree.ts'
import { scheduleLines } from '../hours/schedule-text.ts'
import { readPhone } from '../phones/phone-number.ts'
import { childOf, isJsonList, type Json, pathSegments } from '../values/json.ts'
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
    case 'phone':
      return readPhone(`${value}`)?.shown ?? `${value}`
    case 'list': {
      const titles = isJsonList(value) ? value.map((item, index) => itemTitle(field, item, index)) : []
      return titles.length === 0 ? 'lista vacía' : titles.join(', ')
    }
    case 'group':
      return describeGroup(field, value)
    default:
      if (field.path === 'leftEmpty.*') return leftEmptyName(`${value}`)
      if (field.path === 'formerPage') return 'la que usted trajo'
      return `${value}`
  }
}

/** A timetable: 'Lunes a viernes: 9:00 a 14:00; Sábado: 9:00 a 12:00'. A point on the map: '19.4, -99.1'. */
function describeGroup(field: GroupField, value: Json): string {
  if (field.nullable) return field.fields.map(({ key }) => `${childOf(value, key) ?? ''}`).join(', ')
  if (!field.isSchedule) return field.label
  const { data } = schedule.safeParse(value)
  if (!data) return field.label
  const lines = scheduleLines(data, '24h').map(({ days, hours }) => `${days}: ${hours}`)
  return lines.length === 0 ? 'sin horario' : lines.join('; ')
}

/** The same for a value of a document, including the names of section variants. */
export function describeDocumentValue(
  document: DraftDocument,
  path: string,
  field: Field,
  value: Json | undefined,
): string {
  if (document === 'pictures' && path === 'file') return 'esta foto, con su recorte'
  const [type, key] = pathSegments(path)
  if (document === 'selected-sections' && key === 'component' && type && isSectionType(type)) {
    return variantName(type, `${value}`)
  }
  return describeValue(field, value)
}
