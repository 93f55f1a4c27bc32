import { type Clock, clockTime } from '#content/hours/clock-time.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'
import { type SpecialDays, specialDays } from '#content/notices/notice-hours.ts'
import { spanWords } from '#content/notices/notice-times.ts'
import { upperFirst } from '#content/texts/words.ts'
import { Island } from '#site/islands/island.tsx'
import { comingSpecialHours } from '#site/notices.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './contact-page.module.css'
import { OpenState } from './open-state.island.tsx'

/** Maximum number of lines: the coming weeks matter, not the holidays of the whole year. */
const maxLines = 4

/** The coming dates with other hours than usual, and 'open now' if the hours can be parsed. */
export function PracticeHours() {
  const { consulting, clock, timeZone } = useSiteContent().doctorWorkInfo
  const special = comingSpecialHours(useRenderContext().site)
  const openingHours = openingHoursOf(consulting)
  const days = specialDays(openingHours ?? [], special).slice(0, maxLines)
  return (
    <>
      {special.length > 0 && (
        <>
          <h4>Días con otro horario</h4>
          <HoursTable rows={days.map((day) => [datesOf(day), hoursOf(day, clock)])} />
        </>
      )}
      {openingHours && (
        <Island
          name="OpenState"
          component={OpenState}
          props={{ openingHours, clock, timeZone, ...(special.length > 0 && { special }) }}
        />
      )}
    </>
  )
}

export const HoursTable = ({ rows }: { rows: readonly (readonly [days: string, hours: string])[] }) => (
  <dl className={styles.rows}>
    {rows.map(([days, hours]) => (
      <div key={`${days} ${hours}`}>
        <dt>{days}</dt>
        <dd>{hours}</dd>
      </div>
    ))}
  </dl>
)

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
