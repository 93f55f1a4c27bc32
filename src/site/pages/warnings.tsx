import { splitParagraphs } from '#content/texts/paragraphs.ts'
import { Icon } from '#site/components/icon.tsx'
import { TextWithPhones } from '#site/components/linked-text.tsx'
import { phoneLink } from '#site/components/links.ts'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { BulletList } from './lists.tsx'
import styles from './warnings.module.css'

/** Anchor of the alarm signs. */
export const alarmId = 'signos-de-alarma'

/** Emergency number in Mexico. */
const emergencyNumber = '911'

type AlarmSignsProps = { readonly signs: readonly string[]; readonly note?: string }

/** Symptoms that need an emergency room instead of an appointment. */
export function AlarmSigns({ signs, note = '' }: AlarmSignsProps) {
  if (signs.length === 0) return null
  return (
    <section className={styles.warning} aria-labelledby={alarmId}>
      <h2 id={alarmId} className="with-icon">
        <Icon name="warning" />
        Acuda a urgencias si…
      </h2>
      <BulletList items={signs} />
      {note && (
        <div className={styles.note}>
          {splitParagraphs(note).map((paragraph) => (
            <p key={paragraph}>
              <TextWithPhones text={paragraph} />
            </p>
          ))}
        </div>
      )}
      <p>
        No espere una cita. En una emergencia{' '}
        <a href={phoneLink(emergencyNumber)}>llame al {emergencyNumber}</a>.
      </p>
    </section>
  )
}

/** Says when to call emergency services instead of waiting for an appointment. */
export function UrgencyWarning({ note }: { note: string }) {
  if (!note) return null
  return (
    <aside className={styles.warning} aria-labelledby="titulo-urgencia">
      <h3 id="titulo-urgencia">Si es una urgencia</h3>
      <Paragraphs text={note} />
      <a className={`with-icon ${styles.call}`} href={phoneLink(emergencyNumber)}>
        <Icon name="phone" />
        Llamar al {emergencyNumber}
      </a>
    </aside>
  )
}
