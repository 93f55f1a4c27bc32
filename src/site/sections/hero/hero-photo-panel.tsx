import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { HeroFrame } from './hero-frame.tsx'
import styles from './hero-photo-panel.module.css'
import pictures from './hero-pictures.module.css'
import { HeroForeground, HeroPicture } from './hero-pictures.tsx'
import { HeroText } from './hero-text.tsx'

/** The text on a cobalt panel, and beside or above it a picture up to the edge of the window. */
export function HeroPhotoPanel() {
  const { images } = useRenderContext()
  const { backgroundImage, mainImage } = useSiteContent().heroSection
  const isBackground = backgroundImage !== '' && mainImage === ''
  const sizes = '(min-width: 1024px) 55vw, 100vw'
  return (
    <HeroFrame className={`cobalt ${styles.hero}`}>
      <div className={`${pictures.background} ${isBackground ? pictures.veiled : ''} ${styles.picture}`}>
        {isBackground ? (
          <Picture image={images(backgroundImage)} alt="" sizes={sizes} priority />
        ) : (
          <HeroPicture sizes={sizes} />
        )}
        <HeroForeground sizes="40vw" className={styles.foreground} />
      </div>
      <HeroText className={`on-dark ${styles.panel}`} />
    </HeroFrame>
  )
}
