import { useCarousel } from '#site/islands/use-carousel.ts'
import { TestimonialControls } from './testimonial-controls.tsx'
import { TestimonialList } from './testimonial-list.tsx'
import styles from './testimonials-carousel.module.css'

export type TestimonialsCarouselProps = {
  /** Id of the title, which names the section for screen readers. */
  titleId: string
  title: string
  description: string
  count: number
  /** HTML of the cards from `testimonials-quotes.tsx`. */
  slot: string
}

/** Two quotes at a time, one below 640 px; moves on every three seconds. */
export function TestimonialsCarousel(props: TestimonialsCarouselProps) {
  const { titleId, title, description, count, slot } = props
  const label = title || 'Testimonios'
  const carousel = useCarousel({ label, autoplayDelay: 3000, focusable: true })
  return (
    <div className={styles.carousel} {...carousel.rootProps}>
      <header className={`section-head ${styles.head}`}>
        {title && <h2 id={titleId}>{title}</h2>}
        {description && <p>{description}</p>}
        {count > 1 && <TestimonialControls label={label} carousel={carousel} className={styles.controls} />}
      </header>
      <TestimonialList carousel={carousel} className={styles.list} slot={slot} />
    </div>
  )
}
