import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { HeroFrame } from './hero-frame.tsx'
import styles from './hero-photo-panel.module.css'
import pictures from './hero-pictures.module.css'
import { HeroForeground, HeroPicture } from './hero-pictures.tsx'
import { HeroText } from './hero-text.tsx'

/** A full-width picture, with the text on a cobalt panel at its lower edge. */
export function HeroPhotoPanel() {
  const { images } = useRenderContext()
  const { backgroundImage, mainImage } = useSiteContent().heroSection
  const isBackground = backgroundImage !== '' && mainImage === ''
  return (
    <HeroFrame className={styles.hero ?? ''}>
      <div className={`${pictures.background} ${isBackground ? pictures.veiled : ''} ${styles.picture}`}>
        {isBackground ? (
          <Picture image={images(backgroundImage)} alt="" sizes="100vw" priority />
        ) : (
          <HeroPicture sizes="100vw" />
        )}
      </div>
      <div className={`wrap ${styles.inner}`}>
        <HeroText className={`on-dark cobalt ${styles.panel}`} />
        <HeroForeground sizes="40vw" className={styles.foreground} />
      </div>
    </HeroFrame>
  )
}
