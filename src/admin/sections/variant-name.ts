import { catalogue, type SectionType } from '#content/catalogue.ts'

/** What a variant is called in the list: how its description begins, as long as that tells it from the others. */
export function variantName(type: SectionType, file: string): string {
  const variants = catalogue[type].variants
  const found = variants.find((variant) => variant.file === file)
  if (!found) return file
  const isUnique =
    variants.filter((variant) => opening(variant.description) === opening(found.description)).length === 1
  return isUnique ? opening(found.description) : found.description
}

const opening = (description: string) => description.split(/[.,;:]/, 1)[0] ?? description
