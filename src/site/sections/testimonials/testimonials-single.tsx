import { Backdrop } from '#site/components/backdrop.tsx'
import { Picture } from '#site/components/picture.tsx'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { placed, TestimonialCards } from './testimonial-cards.tsx'
import { TestimonialStage } from './testimonial-stage.island.tsx'
import styles from './testimonials-single.module.css'

const titleId = 'titulo-testimonios'

/** One large quote at a time on cobalt, beside a large tile with the same background colour. */
export function TestimonialsSingle() {
  const { site, images } = useRenderContext()
  const { sectionTitle, sectionDescription, sectionBackground } = useSiteContent().testimonials
  if (site.testimonials.length === 0) return null
  return (
    <section className={`on-dark ${styles.single}`} aria-labelledby={sectionTitle ? titleId : undefined}>
      <Backdrop path={sectionBackground} />
      <div className={styles.tile}>
        <Picture image={images('/dibujos/llamado-individual.svg')} alt="" sizes="300px" />
      </div>
      <div className={styles.text}>
        {sectionTitle && <h2 id={titleId}>{sectionTitle}</h2>}
        {sectionDescription && <p className={styles.description}>{sectionDescription}</p>}
        <Island
          className={styles.quotes}
          name="TestimonialStage"
          component={TestimonialStage}
          props={{ label: sectionTitle || 'Testimonios', count: site.testimonials.length }}
          slot={<TestimonialCards testimonials={placed(site.testimonials)} scripted />}
        />
      </div>
    </section>
  )
}
