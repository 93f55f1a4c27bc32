import type { ImageData } from '#site/images.ts'

type Props = {
  image: ImageData
  /** Empty for a decorative picture. */
  alt: string
  /** On the first screen: loaded at once, before what is below it. */
  priority?: boolean
  className?: string | undefined
}

/** Every raster or drawn picture of the site. */
export function Picture({ image, alt, priority = false, className }: Props) {
  return (
    <img
      src={image.src}
      width={image.width}
      height={image.height}
      alt={alt}
      className={className}
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
