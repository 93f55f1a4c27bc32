import type { SiteContent } from '#content/site-content/index.ts'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import frame from './hero-frame.module.css'
import styles from './hero-slide.module.css'

type Props = {
  slide: SiteContent['heroSlider']['slides'][number]
  /** For the first slide: its picture loads at once. */
  priority: boolean
}

/** A picture, and its texts on cobalt beside or below it. */
export function HeroSlide({ slide, priority }: Props) {
  const { images } = useRenderContext()
  const { image, title, subtitle, description, alignment } = slide
  return (
    <li className={`cobalt ${styles.slide}`} data-align={alignment}>
      <div className={styles.picture}>
        <Picture
          image={images(image)}
          alt=""
          sizes={alignment === 'center' ? '100vw' : '(min-width: 768px) 56vw, 100vw'}
          priority={priority}
        />
      </div>
      {(title || subtitle || description) && (
        <div className={styles.text}>
          {title && <h2 className={frame.title}>{title}</h2>}
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {description && <p>{description}</p>}
        </div>
      )}
    </li>
  )
}
