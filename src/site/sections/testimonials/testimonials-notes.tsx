import { useRenderContext } from '#site/render-context.ts'
import { TestimonialCards } from './testimonial-card.tsx'
import styles from './testimonials-notes.module.css'
import { TestimonialsBackdrop, TestimonialsHead, TestimonialsSection } from './testimonials-section.tsx'

/** Notes visible at first; a button shows the others. */
const shownAtFirst = 8

/** Paper notes in two columns of uneven rows; the title stays visible beside them. */
export function TestimonialsNotes() {
  const { testimonials } = useRenderContext().site
  const more = testimonials.slice(shownAtFirst)
  return (
    <TestimonialsSection className={`section ${styles.testimonials}`}>
      <TestimonialsBackdrop />
      <div className={`wrap columns ${styles.layout}`}>
        <TestimonialsHead className={styles.head} />
        <div>
          <ul className={styles.notes}>
            <TestimonialCards testimonials={testimonials.slice(0, shownAtFirst)} />
          </ul>
          {more.length > 0 && (
            <details className={styles.more}>
              <summary className="btn btn-line">
                <span>
                  {more.length === 1 ? 'Ver un testimonio más' : `Ver ${more.length} testimonios más`}
                </span>
                <span>Ver menos testimonios</span>
              </summary>
              <ul className={styles.notes}>
                <TestimonialCards testimonials={more} start={shownAtFirst} />
              </ul>
            </details>
          )}
        </div>
      </div>
    </TestimonialsSection>
  )
}
