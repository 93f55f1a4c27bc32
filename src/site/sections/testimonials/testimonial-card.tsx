import type { Testimonial } from '#content/entries/testimonial.ts'
import { Icon } from '#site/components/icon.tsx'
import { TestimonialAuthor } from './testimonial-author.tsx'
import styles from './testimonial-card.module.css'

type Props = {
  testimonial: Testimonial
  /** Id of the card's popover. */
  id: string
  /**
   * The card is in an island that updates `aria-expanded`. Otherwise the browser exposes the popover's state itself.
   */
  scripted?: boolean
}

const stars = [1, 2, 3, 4, 5]

/**
 * One quote. 'Ver más' replaces the short text by the full one, if that says more. It works before hydration: the
 * button opens an empty, invisible popover, and the styles depend on whether that popover is open.
 */
export function TestimonialCard({ testimonial, id, scripted = true }: Props) {
  const { rating, shortTestimonial, fullTestimonial } = testimonial
  const offersFull = fullTestimonial !== '' && fullTestimonial !== shortTestimonial
  return (
    <figure className={styles.card}>
      <span className={styles.stars} role="img" aria-label={`${rating} de 5 estrellas`}>
        {stars.map((star) => (
          <Icon key={star} name="star" isLate className={star > rating ? styles.missing : undefined} />
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
      <TestimonialAuthor testimonial={testimonial} />
    </figure>
  )
}
