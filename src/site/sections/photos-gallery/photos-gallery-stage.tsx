export function PhotosGalleryStage() {
  return null
}
