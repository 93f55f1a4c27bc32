import { expect, test } from 'vitest'
import { selectedSections } from '#content/documents/selected-sections.ts'
import { upcast } from './formats.ts'

const stored = {
  Hero: { component: 'hero-mural', display: false },
  NavMenu: { component: 'nav-menu-index', display: true },
  Certifications: { component: 'certifications-timeline', display: true },
  PhotosGallery: { component: 'photos-gallery-arcade', display: true },
}

test('a selection of the first format gets the nearest layouts for those that are gone', () => {
  expect(upcast('selected-sections', 1, stored)).toEqual({
    ...stored,
    Hero: { component: 'hero-static', display: false },
    Certifications: { component: 'certifications-register', display: true },
    PhotosGallery: { component: 'photos-gallery-mosaic', display: true },
  })
})

test.each(
  Object.entries(formerLayouts()),
)('every former layout of %s becomes one of those that exist', (type, files) => {
  for (const component of files) {
    const selection = upcast('selected-sections', 1, { [type]: { component } })

    expect(selectedSections.safeParse(selection).error?.issues, component).toBeUndefined()
  }
})

test('a selection of the second format stays as it is', () => {
  expect(upcast('selected-sections', 2, stored)).toBe(stored)
})

/** The layouts of the first format that exist no more. */
function formerLayouts() {
  return {
    Header: ['header-cells'],
    NavMenu: ['nav-menu-panels'],
    Hero: ['hero-mural', 'hero-arch', 'hero-letter'],
    Purpose: ['purpose-panorama'],
    Certifications: ['certifications-wall', 'certifications-timeline'],
    CallToAction: ['call-to-action-panorama'],
    Services: ['services-strip'],
    Symptoms: ['symptoms-stage', 'symptoms-arcade'],
    Diseases: ['diseases-index', 'diseases-feature'],
    Experience: ['experience-medallions'],
    AboutMe: ['about-me-letter', 'about-me-column'],
    Testimonials: ['testimonials-wall'],
    PaymentMethods: ['payment-methods-table'],
    Insurance: ['insurance-wall'],
    PhotosGallery: ['photos-gallery-strip', 'photos-gallery-arcade'],
    GeneralCallToAction: ['general-call-to-action-band'],
    CallToActionIndividual: ['call-to-action-individual-band'],
    Footer: ['footer-map-card'],
  }
}
