import { catalogue, type SectionType } from '#content/catalogue/index.ts'

/** What a variant is called; its file's name for one that the catalogue does not have. */
export function variantName(type: SectionType, file: string): string {
  const variants: readonly { file: string; label: string }[] = catalogue[type].variants
  return variants.find((variant) => variant.file === file)?.label ?? file
}

/** The variants of a type, as a dropdown takes them. */
export const variantOptions = (type: SectionType) =>
  catalogue[type].variants.map(({ file }) => ({ value: file, label: variantName(type, file) }))
