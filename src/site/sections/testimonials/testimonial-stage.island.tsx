import { useCarousel } from '#site/islands/use-carousel.ts'
import { TestimonialControls } from './testimonial-controls.tsx'
import { TestimonialList } from './testimonial-list.tsx'
import styles from './testimonial-stage.module.css'

export type TestimonialStageProps = {
  label: string
  count: number
  /** HTML of the cards from `testimonials-single.tsx`. */
  slot: string
}

/** One quote at a time; moves on every three seconds. */
export function TestimonialStage({ label, count, slot }: TestimonialStageProps) {
  const carousel = useCarousel({ label, autoplayDelay: 3000, focusable: true })
  const { selectedIndex, rootProps } = carousel
  return (
    <div {...rootProps}>
      <TestimonialList carousel={carousel} className={styles.list} slot={slot} />
      {count > 1 && (
        <div className={styles.bar}>
          <TestimonialControls label={label} carousel={carousel} className={styles.controls} />
          <span className={styles.place}>{`${selectedIndex + 1} de ${count}`}</span>
        </div>
      )}
    </div>
  )
}
