import { Picture } from '#site/components/picture.tsx'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { TestimonialCards } from './testimonial-card.tsx'
import { TestimonialsCarousel } from './testimonials-carousel.island.tsx'
import { TestimonialsBackdrop, TestimonialsHead, TestimonialsSection } from './testimonials-section.tsx'
import styles from './testimonials-single.module.css'

/** One large quote at a time on cobalt, beside a large tile with the same background colour. */
export function TestimonialsSingle() {
  const { site, images } = useRenderContext()
  const label = useSiteContent().testimonials.sectionTitle || 'Testimonios'
  return (
    <TestimonialsSection className={`on-dark cobalt columns ${styles.single}`}>
      <TestimonialsBackdrop />
      <div className={styles.tile}>
        <Picture image={images('/dibujos/llamado-individual.svg')} alt="" sizes="300px" />
      </div>
      <div className={styles.text}>
        <TestimonialsHead className={styles.head} />
        <Island
          name="TestimonialsCarousel"
          component={TestimonialsCarousel}
          props={{ label, count: site.testimonials.length, listClass: styles.list }}
          slot={<TestimonialCards testimonials={site.testimonials} />}
        />
      </div>
    </TestimonialsSection>
  )
}
