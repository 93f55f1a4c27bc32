import type { DocumentName } from '#content/documents/documents.ts'
import type { IconName } from './icon.tsx'

const icons: { readonly [Name in DocumentName]: IconName } = {
  'site-content': 'info',
  'selected-sections': 'layers',
  gallery: 'images',
  notices: 'bell',
  services: 'service',
  diseases: 'article',
  symptoms: 'pulse',
  pages: 'desktop',
  testimonials: 'quote',
}

export const documentIcon = (name: DocumentName): IconName => icons[name]
