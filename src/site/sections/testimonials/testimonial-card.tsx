import type { Testimonial } from '#content/testimonial.ts'
import { Icon } from '#site/components/icon.tsx'
import styles from './testimonial-card.module.css'

type Props = {
  testimonial: Testimonial
  /** Of its popover. */
  id: string
  /** It stands in an island that keeps `aria-expanded`; otherwise the browser tells the state of the popover itself. */
  scripted?: boolean
}

const stars = [1, 2, 3, 4, 5]

/**
 * One quote. 'Ver más' puts its full text in place of the short one, where it says more: the button opens an empty
 * popover, never seen, and the styles hang on that one being open, so that it works before any script.
 */
export function TestimonialCard({ testimonial, id, scripted = true }: Props) {
  const { name, rating, shortTestimonial, fullTestimonial } = testimonial
  const offersFull = fullTestimonial !== '' && fullTestimonial !== shortTestimonial
  return (
    <figure className={styles.card}>
      <span className={styles.stars} role="img" aria-label={`${rating} de 5 estrellas`}>
        {stars.map((star) => (
          <Icon key={star} name="star" className={star > rating ? styles.missing : undefined} />
        ))}
      </span>
      <blockquote>
        {offersFull && <span id={id} popover="manual" className={styles.mark} />}
        <p className={styles.short}>{shortTestimonial}</p>
        {offersFull && (
          <>
            <p className={styles.full}>{fullTestimonial}</p>
            <button
              type="button"
              className={styles.more}
              popoverTarget={id}
              aria-expanded={scripted ? 'false' : undefined}
            >
              <span className={styles.closed}>Ver más</span>
              <span className={styles.open}>Ver menos</span>
            </button>
          </>
        )}
      </blockquote>
      <figcaption className={styles.author}>
        <b>{name}</b>
        <span className={styles.verified}>
          <Icon name="check" />
          Paciente verificado
        </span>
      </figcaption>
    </figure>
  )
}
