import type { Testimonial } from '#content/entries/testimonial.ts'
import { hasConsent } from '#content/entries/testimonial-consent.ts'
import { spanishMonth } from '#content/texts/spanish-date.ts'
import { Icon } from '#site/components/icon.tsx'
import styles from './testimonial-card.module.css'

const cardId = (index: number) => `testimonio-${index + 1}`

type ListProps = {
  testimonials: readonly Testimonial[]
  /** Index of the first one among all. */
  start?: number
}

/** Quotes as list items. */
export const TestimonialCards = ({ testimonials, start = 0 }: ListProps) =>
  testimonials.map((testimonial, index) => (
    <li key={cardId(start + index)}>
      <TestimonialCard testimonial={testimonial} id={cardId(start + index)} />
    </li>
  ))

/**
 * One quote. 'Ver más' replaces the short text by the full one, if that says more. It works without a script: the
 * button opens an empty, invisible popover, and the styles depend on whether that popover is open.
 * @param id Id of the popover.
 */
function TestimonialCard({ testimonial, id }: { testimonial: Testimonial; id: string }) {
  const { rating, shortTestimonial, fullTestimonial } = testimonial
  const offersFull = fullTestimonial !== '' && fullTestimonial !== shortTestimonial
  return (
    <figure className={styles.card}>
      <span className={styles.stars} role="img" aria-label={`${rating} de 5 estrellas`}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon key={star} name="star" isLate className={star > rating ? styles.missing : undefined} />
        ))}
      </span>
      <blockquote>
        {offersFull && <span id={id} popover="manual" className={styles.mark} />}
        <p className={styles.short}>{shortTestimonial}</p>
        {offersFull && (
          <>
            <p className={styles.full}>{fullTestimonial}</p>
            <button type="button" className={styles.more} popoverTarget={id}>
              <span className={styles.closed}>Ver más</span>
              <span className={styles.open}>Ver menos</span>
            </button>
          </>
        )}
      </blockquote>
      <Author of={testimonial} />
    </figure>
  )
}

/**
 * 'Paciente verificado' is a claim, so only a recorded consent allows it. An invented text says that it is one. Without
 * consent only the owner sees a testimonial, while she edits.
 */
function Author({ of: testimonial }: { of: Testimonial }) {
  const { name, isSample, verifiedLabel, origin, date } = testimonial
  const source = [originTexts[origin], spanishMonth(date)].filter(Boolean).join(', ')
  return (
    <figcaption className={styles.author}>
      <b>{name}</b>
      {isSample && <span>Testimonio de muestra</span>}
      {!isSample &&
        (hasConsent(testimonial) ? (
          <span className={styles.verified}>
            <Icon name="check" />
            {verifiedLabel === 'woman' ? 'Paciente verificada' : 'Paciente verificado'}
          </span>
        ) : (
          <span>Sin consentimiento por escrito: no se muestra</span>
        ))}
      {source && <span>{source}</span>}
    </figcaption>
  )
}

/** Where a testimonial comes from; empty if that says nothing to a reader. */
const originTexts: Readonly<Record<Testimonial['origin'], string>> = {
  unknown: '',
  consultation: 'En el consultorio',
  google: 'En Google',
  doctoralia: 'En Doctoralia',
  message: 'Por mensaje',
  mail: 'Por correo',
  other: '',
}
