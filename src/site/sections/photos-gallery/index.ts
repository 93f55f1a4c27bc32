import { PhotosGalleryArcade } from './photos-gallery-arcade.tsx'
import { PhotosGalleryMosaic } from './photos-gallery-mosaic.tsx'
import { PhotosGalleryStage } from './photos-gallery-stage.tsx'
import { PhotosGalleryStrip } from './photos-gallery-strip.tsx'

export const photosGallery = {
  'photos-gallery-stage': PhotosGalleryStage,
  'photos-gallery-mosaic': PhotosGalleryMosaic,
  'photos-gallery-strip': PhotosGalleryStrip,
  'photos-gallery-arcade': PhotosGalleryArcade,
}
