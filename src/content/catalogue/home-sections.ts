import type { SectionType } from './index.ts'

/**
 * The home page's own sections in their order. The ways to pay come last, so that they stand right above the general
 * call to action, as on every other page.
 */
export const homeSections = [
  'Hero',
  'Purpose',
  'Certifications',
  'CallToAction',
  'Services',
  'Symptoms',
  'Diseases',
  'Experience',
  'AboutMe',
  'PhotosGallery',
  'Testimonials',
  'Insurance',
  'PaymentMethods',
] as const satisfies readonly SectionType[]
