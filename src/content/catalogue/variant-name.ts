import { catalogue, type SectionType } from './index.ts'

/** The name of a variant; its file's name for one that the catalogue does not have. */
export function variantName(type: SectionType, file: string): string {
  const variants: readonly { file: string; label: string }[] = catalogue[type].variants
  return variants.find((variant) => variant.file === file)?.label ?? file
}
