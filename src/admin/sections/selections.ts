import { z } from 'zod'
import { catalogue, type SectionType, sectionTypes, variantName } from '#content/catalogue/index.ts'
import { type SelectedSections, selectedSections } from '#content/documents/selected-sections.ts'
import type { Json, JsonObject } from '#content/values/json.ts'

export type Selection = SelectedSections[SectionType]

const sameSelection = (one: Selection, other: Selection) =>
  one.component === other.component && one.display === other.display

/** The section types with another variant or visibility. */
export const differences = (one: SelectedSections, other: SelectedSections): SectionType[] =>
  sectionTypes.filter((type) => !sameSelection(one[type], other[type]))

/** Reads the selection from a draft. An unknown variant is kept, so that the user can see and change it. */
export function selectionIn(draft: JsonObject): SelectedSections {
  const selection = selectedSections.parse({})
  for (const type of sectionTypes) selection[type] = oneSelection(draft[type], selection[type])
  return selection
}

const oneSelection = (chosen: Json | undefined, byDefault: Selection): Selection =>
  z
    .object({
      component: z.string().catch(byDefault.component),
      display: z.boolean().catch(byDefault.display),
    })
    .catch(byDefault)
    .parse(chosen)

/** Options of a dropdown with the variants of a type. */
export const variantOptions = (type: SectionType) =>
  catalogue[type].variants.map(({ file }) => ({ value: file, label: variantName(type, file) }))
