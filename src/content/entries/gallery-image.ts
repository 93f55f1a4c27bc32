import { z } from 'zod'
import { group, imagePath, requiredText, slug } from '../fields/fields.ts'
import { uniqueIds } from '../values/unique-ids.ts'

const galleryImage = group('Imagen de la galería', {
  id: slug('Identificador'),
  src: imagePath('Imagen', { width: 1600 }),
  alt: requiredText('Qué se ve', { max: 200 }),
})

/** The document `gallery`. */
export const galleryImages = uniqueIds(
  z.array(galleryImage).max(60, 'Use 60 imágenes como máximo.').meta({ label: 'Imágenes', rowTitle: 'alt' }),
)
export type GalleryImage = z.output<typeof galleryImage>
export type GalleryImageInput = z.input<typeof galleryImage>
