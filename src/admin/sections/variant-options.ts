import { catalogue, type SectionType } from '#content/catalogue/index.ts'
import { variantName } from '#content/catalogue/variant-name.ts'

/** The variants of a type, as a dropdown takes them. */
export const variantOptions = (type: SectionType) =>
  catalogue[type].variants.map(({ file }) => ({ value: file, label: variantName(type, file) }))
