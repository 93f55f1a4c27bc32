import { PhotosGalleryStage } from './photos-gallery-stage.tsx'

export const photosGallery = { 'photos-gallery-stage': PhotosGalleryStage }
