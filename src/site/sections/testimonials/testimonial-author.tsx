import type { Testimonial } from '#content/entries/testimonial.ts'
import { hasConsent } from '#content/entries/testimonial-consent.ts'
import { spanishMonth } from '#content/texts/spanish-date.ts'
import { Icon } from '#site/components/icon.tsx'
import styles from './testimonial-card.module.css'

/**
 * 'Paciente verificado' is a claim, so only a recorded consent allows it. An invented text says that it is one. Without
 * consent only the owner sees a testimonial, while she edits.
 */
export function TestimonialAuthor({ testimonial }: { testimonial: Testimonial }) {
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
