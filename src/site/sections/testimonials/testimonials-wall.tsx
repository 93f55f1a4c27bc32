import { Backdrop } from '#site/components/backdrop.tsx'
import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import { placed } from './testimonial-cards.tsx'
import styles from './testimonials-wall.module.css'

const titleId = 'titulo-testimonios'

/** All quotes as cells of a full-width wall; the flowers of neighbouring cells join at the corners. */
export function TestimonialsWall() {
  const { site } = useRenderContext()
  const { sectionTitle, sectionDescription, sectionBackground } = useSiteContent().testimonials
  if (site.testimonials.length === 0) return null
  return (
    <section className="section plain" aria-labelledby={sectionTitle ? titleId : undefined}>
      <div className={styles.wall}>
        <div className={`${styles.cell} ${styles.title}`}>
          <Backdrop path={sectionBackground} sizes="(min-width: 1100px) 33vw, 100vw" />
          <CornerFlowers drawing="/dibujos/flor-inversa.svg" />
          {sectionTitle && <h2 id={titleId}>{sectionTitle}</h2>}
          {sectionDescription && <p>{sectionDescription}</p>}
        </div>
        <ul className={styles.quotes}>
          {placed(site.testimonials).map((testimonial) => (
            <li key={testimonial.place} className={styles.cell}>
              <CornerFlowers />
              <TestimonialCard
                testimonial={testimonial}
                id={`testimonio-${testimonial.place}`}
                scripted={false}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
