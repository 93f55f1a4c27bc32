import styles from './logo-carousel.module.css'
import { PauseButton } from './pause-button.tsx'
import { useCarousel } from './use-carousel.ts'

export type LogoCarouselProps = {
  /** Name for screen readers: «Formas de pago». */
  label: string
  /** Slides visible from 1024 px; fewer on narrower screens: 3, under 600 px 2, under 480 px 1. */
  slidesVisible: 4 | 5
  autoplayDelay: number
  /** HTML of the slides from `logo-strip.tsx`. */
  slot: string
}

/** An endless row of logos that moves by itself, without arrows or dots. */
export function LogoCarousel({ label, slidesVisible, autoplayDelay, slot }: LogoCarouselProps) {
  const { rootProps, viewportProps, canMove, paused, togglePaused } = useCarousel({ label, autoplayDelay })
  return (
    <div className={styles.carousel} {...rootProps}>
      {canMove && (
        <PauseButton label={label} paused={paused} onToggle={togglePaused} className={styles.pause} />
      )}
      <div {...viewportProps}>
        <ul
          className={styles.list}
          data-visible={slidesVisible}
          aria-live="off"
          data-slot=""
          dangerouslySetInnerHTML={{ __html: slot }}
        />
      </div>
    </div>
  )
}
