import { type Clock, clockTime } from '#content/hours/clock-time.ts'
import type { SpecialHours } from '#content/hours/open-spans.ts'
import type { OpeningHours } from '#content/hours/opening-hours.ts'
import { type SpecialDays, specialDays } from '#content/notices/notice-hours.ts'
import { spanWords } from '#content/notices/notice-times.ts'
import { upperFirst } from '#content/texts/words.ts'
import styles from './special-days-list.module.css'
import place from './workplace.module.css'

type Props = {
  readonly openingHours: readonly OpeningHours[]
  readonly special: readonly SpecialHours[]
  readonly clock: Clock
}

/** Maximum number of lines: the coming weeks matter, not the holidays of the whole year. */
const maxLines = 4

/** The coming dates with other hours than usual. */
export function SpecialDaysList({ openingHours, special, clock }: Props) {
  if (special.length === 0) return null
  const lines = specialDays(openingHours, special).slice(0, maxLines)
  return (
    <>
      <h4 className={styles.title}>Días con otro horario</h4>
      <dl className={place.rows}>
        {lines.map((days) => (
          <div key={days.from}>
            <dt>{datesOf(days)}</dt>
            <dd>{hoursOf(days, clock)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function datesOf({ from, until }: SpecialDays): string {
  const words = spanWords({ from, until, fromTime: '', untilTime: '' }).replace(/^el /, '')
  return upperFirst(words)
}

function hoursOf({ spans }: SpecialDays, clock: Clock): string {
  if (spans.length === 0) return 'Cerrado'
  return spans
    .map(({ opens, closes }) => `${clockTime(opens, clock)} a ${clockTime(closes, clock)}`)
    .join(' y de ')
}
