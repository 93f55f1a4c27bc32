import { aboutMe } from './about-me.ts'
import { callToAction } from './call-to-action.ts'
import { callToActionIndividual } from './call-to-action-individual.ts'
import { certifications } from './certifications.ts'
import { diseases } from './diseases.ts'
import { experience } from './experience.ts'
import { footer } from './footer.ts'
import { generalCallToAction } from './general-call-to-action.ts'
import { header } from './header.ts'
import { hero } from './hero.ts'
import { insurance } from './insurance.ts'
import { navMenu } from './nav-menu.ts'
import { paymentMethods } from './payment-methods.ts'
import { photosGallery } from './photos-gallery.ts'
import { purpose } from './purpose.ts'
import { services } from './services.ts'
import { symptoms } from './symptoms.ts'
import { testimonials } from './testimonials.ts'
import type { SectionEntry, Variant } from './variant.ts'

export type { Variant } from './variant.ts'

/** Every section type with its variants, in the order the admin lists them. */
export const catalogue = {
  Header: header,
  NavMenu: navMenu,
  Hero: hero,
  Purpose: purpose,
  Certifications: certifications,
  CallToAction: callToAction,
  Services: services,
  Symptoms: symptoms,
  Diseases: diseases,
  Experience: experience,
  AboutMe: aboutMe,
  Testimonials: testimonials,
  PaymentMethods: paymentMethods,
  Insurance: insurance,
  PhotosGallery: photosGallery,
  GeneralCallToAction: generalCallToAction,
  CallToActionIndividual: callToActionIndividual,
  Footer: footer,
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
  readonly type: SectionType
  readonly file: string

  constructor(type: SectionType, file: string) {
    super(`La sección ${catalogue[type].label} no tiene la variante «${file}».`)
    this.type = type
    this.file = file
  }
}

/** @throws {VariantNotFoundError} if `type` has no variant with that file name. */
export function findVariant(type: SectionType, file: string): Variant {
  const found = catalogue[type].variants.find((entry) => entry.file === file)
  if (!found) throw new VariantNotFoundError(type, file)
  return found
}
