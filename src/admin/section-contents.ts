import { type SectionType, sectionTypes } from '#content/catalogue/index.ts'
import type { DocumentName } from '#content/documents/documents.ts'
import type { EntryDocument } from '#content/documents/entries.ts'

/** Where the contents of a section are edited. */
type SectionContents = {
  /** Groups of `site-content`. */
  readonly groups: readonly string[]
  readonly entries?: EntryDocument
  readonly document?: DocumentName
}

export const sectionContents: { readonly [Type in SectionType]: SectionContents } = {
  Header: { groups: ['header', 'doctorInfo'] },
  NavMenu: { groups: ['navMenu'] },
  Hero: { groups: ['heroSection', 'heroSlider'] },
  Purpose: { groups: ['purpose'] },
  Certifications: { groups: ['certifications'] },
  CallToAction: { groups: ['callToAction'] },
  Services: { groups: ['services'], entries: 'services' },
  Symptoms: { groups: ['symptoms'], entries: 'symptoms' },
  Diseases: { groups: ['diseasesSection'], entries: 'diseases' },
  Experience: { groups: ['experience'] },
  AboutMe: { groups: ['aboutMe'] },
  Testimonials: { groups: ['testimonials'], entries: 'testimonials' },
  PaymentMethods: { groups: ['consultationPrice', 'payments'] },
  Insurance: { groups: ['insurances'] },
  PhotosGallery: { groups: ['photosGallery'], document: 'gallery' },
  GeneralCallToAction: { groups: ['generalCallToAction'] },
  CallToActionIndividual: { groups: ['callToActionIndividual'] },
  Footer: { groups: ['footer'] },
}

/** The section that shows a group of `site-content`. Some groups are seen at the top of the page. */
export const sectionOfGroup = (group: string): SectionType | undefined =>
  sectionTypes.find((type) => sectionContents[type].groups.includes(group))

/** The section that shows a list of entries or pictures. */
export const sectionOfList = (list: string): SectionType | undefined =>
  sectionTypes.find((type) =>
    [sectionContents[type].entries, sectionContents[type].document].some((each) => each === list),
  )
