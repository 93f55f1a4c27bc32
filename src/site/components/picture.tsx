import type { ImageData } from '#site/images.ts'
import { srcSet } from '#site/photo.ts'

type Props = {
  image: ImageData
  /** Empty for a decorative picture. */
  alt: string
  /** The main picture of the first screen. It is preloaded before everything else. */
  priority?: boolean
  /** Loads without `lazy`, for other pictures of the first screen. The fonts and the main picture come first. */
  eager?: boolean
  /** Value of the `sizes` attribute: `(min-width: 1024px) 600px, 100vw`. */
  sizes: string
  /** Shows the whole picture without cropping and without a background colour, for logos. */
  contained?: boolean
  className?: string | undefined
}

/** Renders every photograph and drawing of the site. */
export function Picture({ image, alt, priority, eager, sizes, contained = false, className }: Props) {
  const { src, width, height, photo } = image
  const isLazy = !priority && !eager
  const loading = {
    ...(priority && { fetchPriority: 'high' as const }),
    ...(eager && { fetchPriority: 'low' as const }),
    ...(isLazy && { loading: 'lazy' as const }),
  }
  // For lazy pictures, browsers that support `auto` use the real layout width.
  const known = isLazy ? `auto, ${sizes}` : sizes
  const img = (
    <img
      src={src}
      srcSet={photo && srcSet(photo, 'webp')}
      sizes={photo && known}
      width={width}
      height={height}
      alt={alt}
      className={className}
      data-focus={(!contained && photo?.focus) || undefined}
      data-tone={(!contained && photo?.tone) || undefined}
      {...loading}
    />
  )
  if (!photo || photo.avif.length === 0) return img
  return (
    <picture className="photo">
      <source type="image/avif" srcSet={srcSet(photo, 'avif')} sizes={known} />
      {img}
    </picture>
  )
}
