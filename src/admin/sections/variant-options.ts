import { catalogue, type SectionType, variantName } from '#content/catalogue/index.ts'

/** Options of a dropdown with the variants of a type. */
export const variantOptions = (type: SectionType) =>
  catalogue[type].variants.map(({ file }) => ({ value: file, label: variantName(type, file) }))
