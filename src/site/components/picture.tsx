import type { ImageData } from '#site/images.ts'
import { srcSet } from '#site/photo.ts'

type Props = {
  image: ImageData
  /** Empty for a decorative picture. */
  alt: string
  /** The one that makes the first screen: preloaded, before what else is on the page. */
  priority?: boolean
  /** On the first screen, beside what makes it. */
  eager?: boolean
  /** How wide the layout shows it, as the attribute of that name says it: `(min-width: 1024px) 600px, 100vw`. */
  sizes: string
  /** Shown whole in its box, as logos are: nothing of it is cut off, and nothing stands behind it. */
  contained?: boolean
  className?: string | undefined
}

/** Every photographed or drawn picture of the site. */
export function Picture({ image, alt, priority, eager, sizes, contained = false, className }: Props) {
  const { src, width, height, photo } = image
  const isLazy = !priority && !eager
  const loading = {
    ...(priority && { fetchPriority: 'high' as const }),
    ...(isLazy && { loading: 'lazy' as const }),
  }
  if (!photo)
    return <img src={src} width={width} height={height} alt={alt} className={className} {...loading} />

  // A lazy picture is chosen when its place is known: then the browser knows best.
  const known = isLazy ? `auto, ${sizes}` : sizes
  const img = (
    <img
      src={src}
      srcSet={srcSet(photo, 'webp')}
      sizes={known}
      width={width}
      height={height}
      alt={alt}
      className={className}
      data-focus={(!contained && photo.focus) || undefined}
      data-tone={(!contained && photo.tone) || undefined}
      {...loading}
    />
  )
  if (photo.avif.length === 0) return img
  return (
    <picture className="photo">
      <source type="image/avif" srcSet={srcSet(photo, 'avif')} sizes={known} />
      {img}
    </picture>
  )
}
