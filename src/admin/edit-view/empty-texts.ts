import { sectionContents } from '#admin/section-contents.ts'
import type { SectionType } from '#content/catalogue/index.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { lowerFirst } from '#content/texts/words.ts'
import { joinPath } from '#content/values/json.ts'
import { draftedValue, fieldOf, type Place } from './place.ts'

/** A text that may stay empty, and is. */
export type EmptyText = { readonly place: Place; readonly label: string }

/** The optional texts of a group that are empty: the page shows nothing that could be tapped. */
export function emptyTextsOf(group: Place): EmptyText[] {
  const field = fieldOf(group)
  if (field?.kind !== 'group') return []
  return field.fields
    .filter(isOptionalText)
    .map(({ key, label }) => ({
      place: { ...group, path: joinPath(group.path, key) },
      label: addLabel(label),
    }))
    .filter(({ place }) => draftedValue(place) === '')
}

/** The same for the texts of a section itself. */
export const emptyTextsIn = (type: SectionType): EmptyText[] =>
  sectionContents[type].groups.slice(0, 1).flatMap((path) => emptyTextsOf({ document: 'site-content', path }))

const isOptionalText = (field: Field): boolean =>
  (field.kind === 'text' || field.kind === 'longText') && !field.required

/** 'Subtítulo' becomes 'Agregar subtítulo'. */
const addLabel = (label: string): string => `Agregar ${lowerFirst(label)}`
