import { z } from 'zod'
import { group, imagePath, optionalSlug, requiredText } from '../fields/fields.ts'
import { identified } from '../fields/item-ids.ts'

const galleryImage = group('Imagen de la galería', {
  id: optionalSlug('Identificador'),
  src: imagePath('Imagen', { width: 1600 }),
  alt: requiredText('Qué se ve', { max: 200 }),
})

/** The document `gallery`. */
export const galleryImages = identified(z.array(galleryImage).max(60, 'Use 60 imágenes como máximo.')).meta({
  label: 'Imágenes',
  rowTitle: 'alt',
})
export type GalleryImage = z.output<typeof galleryImage>
export type GalleryImageInput = z.input<typeof galleryImage>
