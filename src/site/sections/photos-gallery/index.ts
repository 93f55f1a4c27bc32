import { PhotosGalleryMosaic } from './photos-gallery-mosaic.tsx'
import { PhotosGalleryStage } from './photos-gallery-stage.tsx'

export const photosGallery = {
  'photos-gallery-stage': PhotosGalleryStage,
  'photos-gallery-mosaic': PhotosGalleryMosaic,
}
