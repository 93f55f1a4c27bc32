import { isJsonObject, type Json, valueAt, withValueAt } from '#content/values/json.ts'

/** Former layouts that no longer exist, and the nearest one that does. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['header-cells', 'header-strip'],
  ['nav-menu-panels', 'nav-menu-dropdowns'],
  ['hero-mural', 'hero-static'],
  ['hero-arch', 'hero-static'],
  ['hero-letter', 'hero-static'],
  ['purpose-panorama', 'purpose-cells'],
  ['certifications-wall', 'certifications-seals'],
  ['certifications-timeline', 'certifications-register'],
  ['call-to-action-panorama', 'call-to-action-scene'],
  ['services-strip', 'services-tabs'],
  ['symptoms-stage', 'symptoms-wall'],
  ['symptoms-arcade', 'symptoms-wall'],
  ['diseases-index', 'diseases-rows'],
  ['diseases-feature', 'diseases-panel'],
  ['experience-medallions', 'experience-checkerboard'],
  ['about-me-letter', 'about-me-arch'],
  ['about-me-column', 'about-me-arch'],
  ['testimonials-wall', 'testimonials-notes'],
  ['payment-methods-table', 'payment-methods-letter'],
  ['insurance-wall', 'insurance-carousel'],
  ['photos-gallery-strip', 'photos-gallery-stage'],
  ['photos-gallery-arcade', 'photos-gallery-mosaic'],
  ['general-call-to-action-band', 'general-call-to-action-tiles'],
  ['call-to-action-individual-band', 'call-to-action-individual-panel'],
  ['footer-map-card', 'footer-columns'],
])

/** Format 2 of the selection has fewer layouts: of 65, 40 stayed. */
export function replaceLayouts(selection: Json): Json {
  if (!isJsonObject(selection)) return selection
  return Object.keys(selection).reduce<Json>((changed, type) => {
    const path = `${type}.component`
    const file = valueAt(changed, path)
    const nearest = typeof file === 'string' ? replacements.get(file) : undefined
    return nearest ? withValueAt(changed, path, nearest) : changed
  }, selection)
}
