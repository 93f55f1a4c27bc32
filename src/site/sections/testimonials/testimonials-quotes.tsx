import { Backdrop } from '#site/components/backdrop.tsx'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import { TestimonialsCarousel } from './testimonials-carousel.island.tsx'
import carouselStyles from './testimonials-carousel.module.css'
import styles from './testimonials-quotes.module.css'

const titleId = 'titulo-testimonios'

/** Two large quotes at a time. */
export function TestimonialsQuotes() {
  const { site } = useRenderContext()
  const { sectionTitle, sectionDescription, sectionBackground } = useSiteContent().testimonials
  if (site.testimonials.length === 0) return null
  return (
    <section
      className={`section ${styles.testimonials}`}
      aria-labelledby={sectionTitle ? titleId : undefined}
    >
      <Backdrop path={sectionBackground} />
      <Island
        className="wrap"
        name="TestimonialsCarousel"
        component={TestimonialsCarousel}
        props={{
          titleId,
          title: sectionTitle,
          description: sectionDescription,
          count: site.testimonials.length,
        }}
        slot={site.testimonials.map((testimonial, index) => (
          <li key={`${testimonial.name} ${testimonial.shortTestimonial}`} className={carouselStyles.slide}>
            <TestimonialCard testimonial={testimonial} id={`testimonio-${index + 1}`} />
          </li>
        ))}
      />
    </section>
  )
}
