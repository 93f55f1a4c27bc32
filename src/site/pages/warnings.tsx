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

/** What is around the signs; «call» is followed by the number. */
export type AlarmWords = { readonly title: string; readonly wait: string; readonly call: string }

export const spanishAlarm: AlarmWords = {
  title: 'Acuda a urgencias si…',
  wait: 'No espere una cita. En una emergencia',
  call: 'llame al',
}

type AlarmSignsProps = {
  readonly signs: readonly string[]
  /** What to do until help comes, below the list. */
  readonly note?: string
  readonly words?: AlarmWords
}

/** Symptoms that need an emergency room instead of an appointment. */
export function AlarmSigns({ signs, note = '', words = spanishAlarm }: AlarmSignsProps) {
  if (signs.length === 0) return null
  return (
    <section className={styles.warning} aria-labelledby={alarmId}>
      <h2 id={alarmId} className="with-icon">
        <Icon name="warning" />
        {words.title}
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
        {words.wait}{' '}
        <a href={phoneLink(emergencyNumber)}>
          {words.call} {emergencyNumber}
        </a>
        .
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
