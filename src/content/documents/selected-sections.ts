import { z } from 'zod'
import { catalogue, type SectionType, sectionTypes } from '../catalogue/index.ts'

function selection(type: SectionType) {
  const { label, variants } = catalogue[type]
  return z
    .strictObject({
      component: z
        .string()
        .refine(
          (file) => variants.some((variant) => variant.file === file),
          `${label} no tiene esa variante.`,
        )
        .default(variants[0].file)
        .meta({ label: 'Variante' }),
      display: z.boolean().default(true).meta({ label: 'Visible' }),
    })
    .prefault({})
    .meta({ label })
}

type SelectionShape = Record<SectionType, ReturnType<typeof selection>>

/** The document `selected-sections`: variant and visibility of every section type. */
export const selectedSections = z
  .strictObject(Object.fromEntries(sectionTypes.map((type) => [type, selection(type)])) as SelectionShape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `No existen las secciones: ${issue.keys.join(', ')}.` : undefined,
  })
  .meta({ label: 'Secciones' })

export type SelectedSections = z.output<typeof selectedSections>
