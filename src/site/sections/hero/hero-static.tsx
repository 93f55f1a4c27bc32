import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { HeroFrame } from './hero-frame.tsx'
import pictures from './hero-pictures.module.css'
import { HeroForeground, HeroPicture } from './hero-pictures.tsx'
import styles from './hero-static.module.css'
import { HeroText } from './hero-text.tsx'

/** Text and buttons on one side, a picture on the other. With a background picture, the text is on a cobalt panel. */
export function HeroStatic() {
  const { images } = useRenderContext()
  const { backgroundImage, foregroundImage, mainImage } = useSiteContent().heroSection
  const showsPicture = Boolean(mainImage || !backgroundImage)
  return (
    <HeroFrame className={styles.hero ?? ''}>
      {backgroundImage && (
        <div className={`${pictures.background} ${pictures.veiled}`}>
          <Picture image={images(backgroundImage)} alt="" sizes="100vw" priority />
        </div>
      )}
      <div className={`wrap ${styles.inner}`}>
        <HeroText className={backgroundImage ? `on-dark cobalt ${styles.panel}` : undefined} />
        {(showsPicture || foregroundImage) && (
          <div className={styles.media}>
            {showsPicture && (
              <HeroPicture
                sizes="(min-width: 1280px) 640px, (min-width: 768px) 50vw, (min-width: 480px) 384px, 100vw"
                className={styles.picture}
              />
            )}
            <HeroForeground sizes="480px" />
          </div>
        )}
      </div>
    </HeroFrame>
  )
}
