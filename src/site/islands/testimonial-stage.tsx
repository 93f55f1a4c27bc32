import { useEffect, useRef } from 'react'
import { tellExpanded } from './tell-expanded.ts'
import { TestimonialControls } from './testimonial-controls.tsx'
import styles from './testimonial-stage.module.css'
import { useCarousel } from './use-carousel.ts'

export type TestimonialStageProps = {
  label: string
  count: number
  /** The cards, as `testimonials-single.tsx` renders them. */
  slot: string
}

/** One quote at a time; it moves on every three seconds. */
export function TestimonialStage({ label, count, slot }: TestimonialStageProps) {
  const carousel = useCarousel({ label, autoplayDelay: 3000, focusable: true })
  const { playing, selectedIndex, rootProps, viewportProps } = carousel
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => tellExpanded(list.current), [])

  return (
    <div {...rootProps}>
      <div {...viewportProps}>
        <ul
          ref={list}
          className={styles.list}
          aria-live={playing ? 'off' : 'polite'}
          data-slot=""
          dangerouslySetInnerHTML={{ __html: slot }}
        />
      </div>
      {count > 1 && (
        <div className={styles.bar}>
          <TestimonialControls label={label} carousel={carousel} className={styles.controls} />
          <span className={styles.place}>{`${selectedIndex + 1} de ${count}`}</span>
        </div>
      )}
    </div>
  )
}
