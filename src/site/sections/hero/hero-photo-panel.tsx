import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import background from './hero-background.module.css'
import foreground from './hero-foreground.module.css'
import frame from './hero-frame.module.css'
import styles from './hero-photo-panel.module.css'
import { HeroPicture } from './hero-picture.tsx'
import { HeroText } from './hero-text.tsx'

/** The picture from edge to edge, the text on a cobalt panel that stands on its lower edge. */
export function HeroPhotoPanel() {
  const { images } = useRenderContext()
  const { alignment, backgroundImage, foregroundImage, mainImage } = useSiteContent().heroSection
  return (
    <section
      className={`${frame.frame} ${styles.hero}`}
      aria-labelledby="portada"
      data-align={alignment === 'left' ? undefined : alignment}
    >
      <div className={styles.picture}>
        {mainImage || !backgroundImage ? (
          <HeroPicture sizes="100vw" />
        ) : (
          <Picture image={images(backgroundImage)} alt="" sizes="100vw" priority />
        )}
      </div>
      <div className={`wrap ${styles.inner}`}>
        <HeroText className={`on-dark ${background.panel} ${styles.panel}`} />
        {foregroundImage && (
          <Picture
            image={images(foregroundImage)}
            alt=""
            sizes="40vw"
            contained
            className={`${foreground.foreground} ${styles.foreground}`}
          />
        )}
      </div>
    </section>
  )
}
