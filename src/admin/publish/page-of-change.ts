import type { Subject } from '#admin/subject.ts'
import { type SectionType, sectionTypes } from '#content/catalogue/index.ts'
import { pathSegments } from '#content/json.ts'
import { basePaths, hasPages } from '#content/page-documents.ts'

/** A place on the site. */
export type PagePlace = {
  readonly path: string
  /** Section to scroll to. */
  readonly section?: SectionType | undefined
}

/** The section that shows each group of the site content. Other groups are seen at the top of the page. */
const sectionsOfContent: { readonly [group: string]: SectionType } = {
  doctorInfo: 'Header',
  doctorWorkInfo: 'Footer',
  header: 'Header',
  navMenu: 'NavMenu',
  heroSection: 'Hero',
  heroSlider: 'Hero',
  certifications: 'Certifications',
  experience: 'Experience',
  aboutMe: 'AboutMe',
  purpose: 'Purpose',
  services: 'Services',
  symptoms: 'Symptoms',
  diseasesSection: 'Diseases',
  testimonials: 'Testimonials',
  photosGallery: 'PhotosGallery',
  payments: 'PaymentMethods',
  insurances: 'Insurance',
  generalCallToAction: 'GeneralCallToAction',
  footer: 'Footer',
}

/** Where the site shows a change. */
export function pageOfChange({ document, entry }: Subject, path: string, id: string): PagePlace {
  const [group = ''] = pathSegments(path)
  if (entry !== undefined && hasPages(document)) return { path: `${basePaths[document]}/${id}` }
  if (document === 'services') return { path: '/', section: 'Services' }
  if (document === 'diseases') return { path: '/', section: 'Diseases' }
  if (document === 'symptoms') return { path: '/', section: 'Symptoms' }
  if (document === 'testimonials') return { path: '/', section: 'Testimonials' }
  if (document === 'gallery') return { path: '/', section: 'PhotosGallery' }
  if (document === 'selected-sections') {
    return { path: '/', section: sectionTypes.find((type) => type === group) }
  }
  if (group === 'contact' || group === 'consultationPrice') return { path: '/contacto' }
  return { path: '/', section: sectionsOfContent[group] }
}
