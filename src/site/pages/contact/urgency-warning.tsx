import { Icon } from '#site/components/icon.tsx'
import { phoneLink } from '#site/components/links.ts'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { useSiteContent } from '#site/render-context.ts'
import styles from './urgency-warning.module.css'

/** Emergency number in Mexico. */
const emergencyNumber = '911'

/** Says when to call emergency services instead of waiting for an appointment. */
export function UrgencyWarning() {
  const { urgencyNote } = useSiteContent().contact
  if (!urgencyNote) return null
  return (
    <aside className={styles.warning} aria-labelledby="titulo-urgencia">
      <h3 id="titulo-urgencia">Si es una urgencia</h3>
      <Paragraphs text={urgencyNote} />
      <a className={styles.call} href={phoneLink(emergencyNumber)}>
        <Icon name="phone" />
        Llamar al {emergencyNumber}
      </a>
    </aside>
  )
}
