import { catalogue, type SectionType } from './index.ts'

/** The label of a variant, or its file name if the catalogue does not contain it. */
export function variantName(type: SectionType, file: string): string {
  const variants: readonly { file: string; label: string }[] = catalogue[type].variants
  return variants.find((variant) => variant.file === file)?.label ?? file
}
