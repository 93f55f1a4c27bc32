import type { EditableDocument } from '#content/editable-documents.ts'
import type { IconName } from './icon.tsx'

const icons: { readonly [Name in EditableDocument]: IconName } = {
  'site-content': 'info',
  'selected-sections': 'layers',
  gallery: 'images',
  notices: 'bell',
  services: 'service',
  diseases: 'article',
  symptoms: 'pulse',
  testimonials: 'quote',
}

export const documentIcon = (name: EditableDocument): IconName => icons[name]
