import { Picture } from '#site/components/picture.tsx'
import type { ImageData } from '#site/images.ts'
import { altOf, srcSet } from '#site/photo.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { focusAtEachWidth, toneAtEachWidth } from './focus.ts'
import styles from './hero-pictures.module.css'

type Props = {
  /** Value of the `sizes` attribute; see `Picture`. */
  sizes: string
  className?: string | undefined
}

/** The hero's picture, with other files from 768 and from 1024 px. Each source reserves its own space. */
export function HeroPicture({ sizes, className }: Props) {
  const { images } = useRenderContext()
  const { mainImage, tabletImage, mobileImage, imageAlt, ...hero } = useSiteContent().heroSection
  const main = images(mainImage)
  const tablet = images(tabletImage || mainImage)
  const mobile = images(mobileImage || mainImage)
  const { mobileOffset, tabletOffset, mainOffset } = hero
  const focus = focusAtEachWidth([mobile, mobileOffset], [tablet, tabletOffset], [main, mainOffset])
  return (
    <picture>
      <Sources image={main} media="(min-width: 64em)" sizes={sizes} />
      <Sources image={tablet} media="(min-width: 48em)" sizes={sizes} />
      {mobile.photo && <Sources image={mobile} sizes={sizes} />}
      <img
        className={className}
        src={mobile.src}
        width={mobile.width}
        height={mobile.height}
        alt={altOf(mobile, imageAlt)}
        data-focus={focus}
        data-tone={toneAtEachWidth(mobile, tablet, main)}
        fetchPriority="high"
      />
    </picture>
  )
}

function Sources({ image, media, sizes }: { image: ImageData; media?: string; sizes: string }) {
  const { src, width, height, photo } = image
  if (!photo) return <source media={media} srcSet={src} width={width} height={height} />
  const formats = (['avif', 'webp'] as const).filter((format) => photo[format].length > 0)
  return formats.map((format) => (
    <source
      key={format}
      media={media}
      type={`image/${format}`}
      srcSet={srcSet(photo, format)}
      sizes={sizes}
      width={width}
      height={height}
    />
  ))
}

/** The owner's cut-out picture in front of the main picture; nothing if there is none. */
export function HeroForeground({ sizes, className = '' }: Props) {
  const { images } = useRenderContext()
  const { foregroundImage } = useSiteContent().heroSection
  if (!foregroundImage) return null
  return (
    <Picture
      image={images(foregroundImage)}
      alt=""
      sizes={sizes}
      contained
      className={`${styles.foreground} ${className}`}
    />
  )
}
