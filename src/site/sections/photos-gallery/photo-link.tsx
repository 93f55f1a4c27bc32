import type { GalleryImage } from '#content/entries/gallery-image.ts'
import { Picture } from '#site/components/picture.tsx'
import { webpOf } from '#site/photo.ts'
import { useRenderContext } from '#site/render-context.ts'

type Props = {
  photo: GalleryImage
  /** Index among the section's photos. */
  index: number
  sizes: string
  className?: string | undefined
}

/** A photo with a link to its full size. In a `LightboxList` the link opens it over the page. */
export function PhotoLink({ photo, index, sizes, className }: Props) {
  const image = useRenderContext().images(photo.src)
  return (
    <a href={image.photo ? webpOf(image.photo, 1920) : image.src} data-photo={index} className={className}>
      <Picture image={image} alt={photo.alt} sizes={sizes} />
    </a>
  )
}
