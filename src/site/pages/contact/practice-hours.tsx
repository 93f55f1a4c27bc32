import { type Clock, clockTime } from '#content/hours/clock-time.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'
import { type SpecialDays, specialDays } from '#content/notices/notice-hours.ts'
import { spanWords } from '#content/notices/notice-times.ts'
import type { Place } from '#content/places/places.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import { upperFirst } from '#content/texts/words.ts'
import { Island } from '#site/islands/island.tsx'
import { comingNotices, comingSpecialHours } from '#site/notices.ts'
import { useRenderContext } from '#site/render-context.ts'
import styles from './contact-page.module.css'
import { OpenState } from './open-state.island.tsx'

/** Whether a place, by default one of all, is open now, if their hours can be parsed. */
export function PracticeState({ place }: { place?: Place }) {
  const { site } = useRenderContext()
  const practice = practiceHours(site['site-content'], comingNotices(site))
  const places = practice.places.filter(({ id }) => id === place?.id)
  const shown = place ? { places, clock: practice.clock } : practice
  if (shown.places.length === 0) return null
  return <Island name="OpenState" component={OpenState} props={shown} when="use" />
}

/** Maximum number of lines: the coming weeks matter, not the holidays of the whole year. */
const maxLines = 4

/** The coming dates with other hours than usual at a place. */
export function SpecialDaysOf({ place }: { place: Place }) {
  const { site } = useRenderContext()
  const { clock } = site['site-content'].doctorWorkInfo
  const special = comingSpecialHours(site, place.id)
  if (special.length === 0) return null
  const days = specialDays(openingHoursOf(place) ?? [], special).slice(0, maxLines)
  return (
    <>
      <h4>Días con otro horario</h4>
      <dl className={styles.rows}>
        {days.map((day) => (
          <div key={day.from}>
            <dt>{datesOf(day)}</dt>
            <dd>{hoursOf(day, clock)}</dd>
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
