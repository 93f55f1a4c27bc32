import { IconButton } from '#site/components/icon-button.tsx'
import { PauseButton } from '#site/islands/pause-button.tsx'
import { useCarousel } from '#site/islands/use-carousel.ts'
import styles from './testimonials-carousel.module.css'

export type TestimonialsCarouselProps = {
  label: string
  count: number
  /** Class of the list, from the layout. */
  listClass: string | undefined
  /** HTML of the cards. */
  slot: string
}

/** Quotes that move on every three seconds. */
export function TestimonialsCarousel({ label, count, listClass, slot }: TestimonialsCarouselProps) {
  const carousel = useCarousel({ label, autoplayDelay: 3000, focusable: true })
  const { rootProps, viewportProps, selectedIndex, playing, paused, togglePaused, previous, next } = carousel
  return (
    <div {...rootProps}>
      <div {...viewportProps}>
        <ul
          className={listClass}
          aria-live={playing ? 'off' : 'polite'}
          data-slot=""
          dangerouslySetInnerHTML={{ __html: slot }}
        />
      </div>
      {count > 1 && (
        <div className={styles.bar}>
          <IconButton icon="prev" label="Testimonio anterior" onClick={previous} />
          <IconButton icon="next" label="Testimonio siguiente" onClick={next} />
          <PauseButton label={label} paused={paused} onToggle={togglePaused} className="icon-btn" />
          <span>{`${selectedIndex + 1} de ${count}`}</span>
        </div>
      )}
    </div>
  )
}
