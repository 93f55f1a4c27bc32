import { hoursText } from '#content/hours/hours-text.ts'
import { longestState } from '#content/hours/open-state.ts'
import { type Place, placesOf } from '#content/places/places.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import { Icon } from '#site/components/icon.tsx'
import { Island } from '#site/islands/island.tsx'
import { comingNotices } from '#site/notices.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import { OpenPlace } from './open-place.island.tsx'
import styles from './open-place.module.css'

type Props = { className?: string | undefined }

/** Beside a clock icon, the opening hours of the only place. */
export function UsualHours({ className }: Props) {
  const content = useSiteContent()
  const hours = hoursText(content.doctorWorkInfo.consulting.hours)
  if (placesOf(content).length > 1 || !hours) return null
  return (
    <p className={className}>
      <Icon name="clock" />
      <span>{hours}</span>
    </p>
  )
}

type OpenPlaceLineProps = Props & {
  /** Names the line as a region of its own, where it is in no other. */
  label?: string
}

/** Beside a clock icon, of several places the one that is open or opens next. */
export function OpenPlaceLine({ className, label }: OpenPlaceLineProps) {
  if (placesOf(useSiteContent()).length < 2) return null
  const Line = label ? 'section' : 'div'
  return (
    <Line className={className} aria-label={label}>
      <Icon name="clock" />
      <OpenPlaceLink isShort={label !== undefined} />
    </Line>
  )
}

/** Where patients are seen now or next, with a link to the place. Without scripts, the hours of each place. */
export function OpenPlaceLink({ isShort = false }: { isShort?: boolean }) {
  const { site } = useRenderContext()
  const content = site['site-content']
  const places = placesOf(content)
  const text = `Horarios de ${places.length} lugares`
  const practice = practiceHours(content, comingNotices(site))
  return (
    <>
      <Island
        name="OpenPlace"
        component={OpenPlace}
        props={{ ...practice, contact: contactPath, text, longest: longestState(practice) }}
        when="use"
      />
      <noscript>
        <details className={styles.hours} open={!isShort}>
          <summary>{text}</summary>
          <ul>
            {places.map((place) => (
              <li key={place.id}>
                <b>{place.name}</b> {usualHours(place)}
              </li>
            ))}
          </ul>
        </details>
      </noscript>
    </>
  )
}

/** 'Lunes a viernes, de 9:00 a 14:00' */
const usualHours = ({ hours, byAppointment }: Place): string =>
  [hoursText(hours), byAppointment && 'previa cita'].filter(Boolean).join(', ')
