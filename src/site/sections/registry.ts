import type { SectionType, VariantFile } from '#content/catalogue/index.ts'
import { aboutMe } from './about-me/index.ts'
import { callToAction } from './call-to-action/index.ts'
import { callToActionIndividual } from './call-to-action-individual/index.ts'
import { certifications } from './certifications/index.ts'
import { diseases } from './diseases/index.ts'
import { experience } from './experience/index.ts'
import { footer } from './footer/index.ts'
import { generalCallToAction } from './general-call-to-action/index.ts'
import { header } from './header/index.ts'
import { hero } from './hero/index.ts'
import { insurance } from './insurance/index.ts'
import { navMenu } from './nav-menu/index.ts'
import { paymentMethods } from './payment-methods/index.ts'
import { photosGallery } from './photos-gallery/index.ts'
import { purpose } from './purpose/index.ts'
import type { SectionComponent } from './section.ts'
import { services } from './services/index.ts'
import { symptoms } from './symptoms/index.ts'
import { testimonials } from './testimonials/index.ts'

type Registry = { readonly [Type in SectionType]: Readonly<Record<VariantFile<Type>, SectionComponent>> }

/** The component of every variant in the catalogue. A missing or misspelled one is a compile error. */
export const registry: Registry = {
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
}
