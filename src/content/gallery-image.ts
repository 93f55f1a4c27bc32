import { z } from 'zod'
import { group, imagePath, requiredText, slug } from './fields.ts'

export const galleryImage = group('Imagen de la galería', {
  id: slug('Identificador'),
  src: imagePath('Imagen'),
  alt: requiredText('Texto alternativo', { max: 200 }),
})

export const galleryImages = z.array(galleryImage)
export type GalleryImage = z.output<typeof galleryImage>
export type GalleryImageInput = z.input<typeof galleryImage>
