import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import background from './hero-background.module.css'
import centered from './hero-centered.module.css'
import { HeroForeground } from './hero-foreground.tsx'
import { HeroFrame } from './hero-frame.tsx'
import { HeroPicture } from './hero-picture.tsx'
import styles from './hero-static.module.css'
import { HeroText } from './hero-text.tsx'

/** Text and buttons on one side, a picture on the other. With a background picture, the text is on a cobalt panel. */
export function HeroStatic() {
  const { images } = useRenderContext()
  const { alignment, backgroundImage, foregroundImage, mainImage } = useSiteContent().heroSection
  const showsPicture = Boolean(mainImage || !backgroundImage)
  const composition = alignment === 'center' ? centered.centered : styles.columns
  return (
    <HeroFrame className={styles.hero ?? ''}>
      {backgroundImage && (
        <div className={background.background}>
          <Picture image={images(backgroundImage)} alt="" sizes="100vw" priority />
        </div>
      )}
      <div className={`wrap ${styles.inner} ${composition}`}>
        <HeroText canBeCentered className={backgroundImage ? `on-dark ${background.panel}` : undefined} />
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
