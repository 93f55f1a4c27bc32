import { catalogue, type SectionType } from '#content/catalogue/index.ts'
import { variantName } from '#content/catalogue/variant-name.ts'

/** Options of a dropdown with the variants of a type. */
export const variantOptions = (type: SectionType) =>
  catalogue[type].variants.map(({ file }) => ({ value: file, label: variantName(type, file) }))
