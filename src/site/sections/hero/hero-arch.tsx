import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './hero-arch.module.css'
import foreground from './hero-foreground.module.css'
import frame from './hero-frame.module.css'
import { HeroPicture } from './hero-picture.tsx'
import { HeroText } from './hero-text.tsx'

/** A room of the practice: a pale wall, a tiled dado from edge to edge, and the picture in an arch that stands on it. */
export function HeroArch() {
  const { images } = useRenderContext()
  const { alignment, backgroundImage, foregroundImage } = useSiteContent().heroSection
  return (
    <section
      className={`${frame.frame} ${styles.hero}`}
      aria-labelledby="portada"
      data-align={alignment === 'left' ? undefined : alignment}
    >
      {backgroundImage && (
        <Picture image={images(backgroundImage)} alt="" sizes="100vw" className="backdrop" />
      )}
      <div className={`wrap ${styles.inner}`}>
        <HeroText className={styles.text} />
        <div className={styles.arch}>
          <HeroPicture sizes="(min-width: 1024px) 480px, (min-width: 768px) 45vw, 100vw" />
          {foregroundImage && (
            <Picture
              image={images(foregroundImage)}
              alt=""
              sizes="480px"
              contained
              className={foreground.foreground}
            />
          )}
        </div>
      </div>
    </section>
  )
}
