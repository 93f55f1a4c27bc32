import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { cardId, TestimonialCard } from './testimonial-card.tsx'
import { TestimonialsBackdrop, TestimonialsHead, TestimonialsSection } from './testimonials-section.tsx'
import styles from './testimonials-wall.module.css'

/** All quotes as cells of a full-width wall; the flowers of neighbouring cells join at the corners. */
export const TestimonialsWall = () => (
  <TestimonialsSection className="section plain">
    <div className={styles.wall}>
      <div className={`on-dark cobalt ${styles.cell}`}>
        <TestimonialsBackdrop sizes="(min-width: 1100px) 33vw, 100vw" />
        <CornerFlowers drawing="/dibujos/flor-inversa.svg" />
        <TestimonialsHead className={styles.head} />
      </div>
      <ul className={styles.quotes}>
        {useRenderContext().site.testimonials.map((testimonial, index) => (
          <li key={cardId(index)} className={styles.cell}>
            <CornerFlowers />
            <TestimonialCard testimonial={testimonial} id={cardId(index)} />
          </li>
        ))}
      </ul>
    </div>
  </TestimonialsSection>
)
