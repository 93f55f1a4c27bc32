import { Icon } from '#site/components/icon.tsx'
import { phoneLink } from '#site/components/links.ts'
import styles from '#site/pages/article.module.css'
import { BulletList } from '#site/pages/article-parts.tsx'

/** Anchor of the alarm signs. */
export const alarmId = 'signos-de-alarma'

/** Emergency number in Mexico. */
const emergencyNumber = '911'

/** Symptoms that need an emergency room instead of an appointment. */
export function AlarmSigns({ signs }: { signs: readonly string[] }) {
  if (signs.length === 0) return null
  return (
    <section className={styles.alarm} aria-labelledby={alarmId}>
      <h2 id={alarmId}>
        <Icon name="warning" />
        Acuda a urgencias si…
      </h2>
      <BulletList items={signs} />
      <p>
        No espere una cita. En una emergencia{' '}
        <a href={phoneLink(emergencyNumber)}>llame al {emergencyNumber}</a>.
      </p>
    </section>
  )
}
