import type { DocumentInput, DocumentName } from '#content/documents/documents.ts'
import { diseases } from './diseases/index.ts'
import { gallery } from './gallery.ts'
import { services } from './services/index.ts'
import { siteContent } from './site-content.ts'
import { symptoms } from './symptoms/index.ts'
import { testimonials } from './testimonials.ts'

/** The bundled sample, with which a new site starts. An empty selection uses the first layout of every section. */
export const sampleDocuments: { readonly [Name in DocumentName]: DocumentInput<Name> } = {
  'site-content': siteContent,
  'selected-sections': {},
  services,
  diseases,
  symptoms,
  testimonials,
  gallery,
  notices: [],
  pages: [],
}
