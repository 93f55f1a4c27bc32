import { Icon } from '#site/components/icon.tsx'
import { type ImageData, Picture } from '#site/components/picture.tsx'
import styles from './logo-carousel.module.css'
import { useCarousel } from './use-carousel.ts'

export type LogoCarouselProps = {
  /** What the carousel shows, for screen readers: «Formas de pago». */
  label: string
  items: readonly { name: string; image: ImageData; showName: boolean }[]
  /** Slides seen at once from 1024 px; below that 3, under 600 px 2, under 480 px 1. */
  slidesVisible: 4 | 5
  autoplayDelay: number
}

/** A row of logos that moves on by itself: no arrows, no dots, endless. */
export function LogoCarousel({ label, items, slidesVisible, autoplayDelay }: LogoCarouselProps) {
  const { viewportRef, ready, scrollable, autoplays, paused, togglePaused } = useCarousel({ autoplayDelay })
  return (
    <section className={styles.carousel} aria-roledescription="carrusel" aria-label={label}>
      <div className={styles.viewport} ref={viewportRef} data-ready={ready || undefined}>
        <ul className={styles.list} data-visible={slidesVisible}>
          {items.map(({ name, image, showName }) => (
            <li key={name} className={styles.slide}>
              <Picture image={image} alt={showName ? '' : name} className={styles.logo} />
              {showName && <span>{name}</span>}
            </li>
          ))}
        </ul>
      </div>
      {autoplays && scrollable && (
        <button type="button" className={styles.pause} onClick={togglePaused}>
          <Icon name={paused ? 'play' : 'pause'} />
          <span className="visually-hidden">{paused ? `Reanudar: ${label}` : `Pausar: ${label}`}</span>
        </button>
      )}
    </section>
  )
}
