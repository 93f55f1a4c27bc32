import styles from './testimonials-quotes.module.css'
import {
  QuotesCarousel,
  TestimonialsBackdrop,
  TestimonialsHead,
  TestimonialsSection,
} from './testimonials-section.tsx'

/** Two large quotes at a time, one below 640 px. */
export const TestimonialsQuotes = () => (
  <TestimonialsSection className={`section ${styles.testimonials}`}>
    <TestimonialsBackdrop />
    <div className="wrap">
      <TestimonialsHead className="section-head split" />
      <QuotesCarousel listClass={styles.list} />
    </div>
  </TestimonialsSection>
)
