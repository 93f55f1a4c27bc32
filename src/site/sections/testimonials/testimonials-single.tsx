import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import {
  QuotesCarousel,
  TestimonialsBackdrop,
  TestimonialsHead,
  TestimonialsSection,
} from './testimonials-section.tsx'
import styles from './testimonials-single.module.css'

/** One large quote at a time on cobalt, beside a large tile with the same background colour. */
export function TestimonialsSingle() {
  const { images } = useRenderContext()
  return (
    <TestimonialsSection className={`on-dark cobalt columns ${styles.single}`}>
      <TestimonialsBackdrop />
      <div className={styles.tile}>
        <Picture image={images('/dibujos/llamado-individual.svg')} alt="" sizes="300px" />
      </div>
      <div className={styles.text}>
        <TestimonialsHead className={styles.head} />
        <QuotesCarousel listClass={styles.list} />
      </div>
    </TestimonialsSection>
  )
}
