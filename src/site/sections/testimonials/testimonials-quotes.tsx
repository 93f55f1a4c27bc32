import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { TestimonialCards } from './testimonial-card.tsx'
import { TestimonialsCarousel } from './testimonials-carousel.island.tsx'
import styles from './testimonials-quotes.module.css'
import { TestimonialsBackdrop, TestimonialsHead, TestimonialsSection } from './testimonials-section.tsx'

/** Two large quotes at a time, one below 640 px. */
export function TestimonialsQuotes() {
  const { testimonials } = useRenderContext().site
  const label = useSiteContent().testimonials.sectionTitle || 'Testimonios'
  return (
    <TestimonialsSection className={`section ${styles.testimonials}`}>
      <TestimonialsBackdrop />
      <div className="wrap">
        <TestimonialsHead className="section-head split" />
        <Island
          name="TestimonialsCarousel"
          component={TestimonialsCarousel}
          props={{ label, count: testimonials.length, listClass: styles.list }}
          slot={<TestimonialCards testimonials={testimonials} />}
        />
      </div>
    </TestimonialsSection>
  )
}
