import { closingSections } from './closing-sections.ts'
import { openingSections } from './opening-sections.ts'
import { topicSections } from './topic-sections.ts'
import type { SectionEntry, Variant } from './variant.ts'

export type { Variant } from './variant.ts'

/** Every section type with its variants, in the order the admin lists them. */
export const catalogue = {
  ...openingSections,
  ...topicSections,
  ...closingSections,
} as const satisfies Record<string, SectionEntry>

export type SectionType = keyof typeof catalogue
export type VariantFile<Type extends SectionType> = (typeof catalogue)[Type]['variants'][number]['file']

export function isSectionType(value: string): value is SectionType {
  return Object.hasOwn(catalogue, value)
}

export const sectionTypes: readonly SectionType[] = Object.keys(catalogue).filter(isSectionType)

/** A section type has no variant with the requested file name. */
export class VariantNotFoundError extends Error {
  override readonly name = 'VariantNotFoundError'

  constructor(type: SectionType, file: string) {
    super(`La sección ${catalogue[type].label} no tiene la variante «${file}».`)
  }
}

/** @throws {VariantNotFoundError} if `type` has no variant with that file name. */
export function findVariant(type: SectionType, file: string): Variant {
  const found = catalogue[type].variants.find((entry) => entry.file === file)
  if (!found) throw new VariantNotFoundError(type, file)
  return found
}

/** The label of a variant, or its file name if the catalogue does not contain it. */
export const variantName = (type: SectionType, file: string): string =>
  catalogue[type].variants.find((variant) => variant.file === file)?.label ?? file
