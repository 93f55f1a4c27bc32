import { useEffect, useRef } from 'react'
import { Icon } from '#site/components/icon.tsx'
import { PauseButton } from './pause-button.tsx'
import styles from './testimonials-carousel.module.css'
import { useCarousel } from './use-carousel.ts'

export type TestimonialsCarouselProps = {
  /** Id of the title, by which the section is named. */
  titleId: string
  title: string
  description: string
  count: number
  /** The cards, as `testimonials-quotes.tsx` renders them. */
  slot: string
}

/** What patients say, two at a time, under 640 px one; it moves on every three seconds. */
export function TestimonialsCarousel(props: TestimonialsCarouselProps) {
  const { titleId, title, description, count, slot } = props
  const label = title || 'Testimonios'
  const carousel = useCarousel({ label, autoplayDelay: 3000, focusable: true })
  const { playing, rootProps, viewportProps } = carousel
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => tellExpanded(list.current), [])

  return (
    <div className={styles.carousel} {...rootProps}>
      <header className={`section-head ${styles.head}`}>
        {title && <h2 id={titleId}>{title}</h2>}
        {description && <p>{description}</p>}
        {count > 1 && (
          <div className={styles.controls}>
            <PauseButton
              label={label}
              paused={carousel.paused}
              onToggle={carousel.togglePaused}
              className="icon-btn"
            />
            <button
              type="button"
              className="icon-btn"
              aria-label="Testimonio anterior"
              onClick={carousel.previous}
            >
              <Icon name="prev" />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label="Testimonio siguiente"
              onClick={carousel.next}
            >
              <Icon name="next" />
            </button>
          </div>
        )}
      </header>
      <div {...viewportProps}>
        <ul
          ref={list}
          className={styles.list}
          aria-live={playing ? 'off' : 'polite'}
          data-slot=""
          dangerouslySetInnerHTML={{ __html: slot }}
        />
      </div>
    </div>
  )
}

/** The cards unfold without a script; this one says so to who cannot see it. */
function tellExpanded(list: HTMLUListElement | null) {
  const update = ({ id }: Element, open: boolean) =>
    list?.querySelector(`[popovertarget="${id}"]`)?.setAttribute('aria-expanded', `${open}`)
  const onToggle = ({ target }: Event) => {
    if (target instanceof Element) update(target, target.matches(':popover-open'))
  }
  for (const open of list?.querySelectorAll(':popover-open') ?? []) update(open, true)
  // It does not bubble.
  list?.addEventListener('toggle', onToggle, true)
  return () => list?.removeEventListener('toggle', onToggle, true)
}
