import { useRenderContext } from '#site/render-context.ts'
import styles from './testimonials-quotes.module.css'
import {
  QuotesCarousel,
  TestimonialsBackdrop,
  TestimonialsHead,
  TestimonialsSection,
} from './testimonials-section.tsx'

/** Two large quotes at a time, one below 640 px. A single quote is beside the title. */
export function TestimonialsQuotes() {
  const isSingle = useRenderContext().site.testimonials.length === 1
  return (
    <TestimonialsSection className={`section ${styles.testimonials}`}>
      <TestimonialsBackdrop />
      <div className={isSingle ? `wrap columns ${styles.single}` : 'wrap'}>
        <TestimonialsHead className={isSingle ? 'section-head' : 'section-head split'} />
        <QuotesCarousel listClass={styles.list} />
      </div>
    </TestimonialsSection>
  )
}
