import { hoursText } from '#content/hours/hours-text.ts'
import { longestState } from '#content/hours/open-state.ts'
import { inPlace } from '#content/hours/place-words.ts'
import { placesOf } from '#content/places/places.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import { callNumberOf } from '#content/places/service-places.ts'
import { Icon } from '#site/components/icon.tsx'
import { phoneLink } from '#site/components/links.ts'
import { Island } from '#site/islands/island.tsx'
import { comingNotices } from '#site/notices.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import { OpenPlace, type PlaceWays } from './open-place.island.tsx'
import styles from './open-place.module.css'
import { usualHours } from './places-hours.tsx'

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

/** Beside a clock icon, of several places the one that is open or opens next. Nothing if no hours are known. */
export function OpenPlaceLine({ className, label }: OpenPlaceLineProps) {
  const content = useSiteContent()
  if (placesOf(content).length < 2 || practiceHours(content, []).places.length === 0) return null
  const Line = label ? 'section' : 'div'
  return (
    <Line className={className} aria-label={label}>
      <Icon name="clock" />
      <OpenPlaceLink isShort={label !== undefined} />
    </Line>
  )
}

/**
 * Where patients are seen now or next, with a link to the place, its telephone and its map. Without scripts, the hours
 * of each place.
 */
function OpenPlaceLink({ isShort }: { isShort: boolean }) {
  const { site } = useRenderContext()
  const content = site['site-content']
  const places = placesOf(content)
  const practice = practiceHours(content, comingNotices(site))
  const [first, ...others] = practice.places
  const text =
    others.length > 0
      ? `Horarios de ${practice.places.length} lugares`
      : `Horario ${inPlace(first?.name ?? '')}`
  const ways = Object.fromEntries(
    places.map((place): [string, PlaceWays] => {
      const phone = callNumberOf(place, content)
      return [place.id, { call: phone && phoneLink(phone), map: place.mapLink }]
    }),
  )
  return (
    <>
      <Island
        name="OpenPlace"
        component={OpenPlace}
        props={{ ...practice, contact: contactPath, text, longest: longestState(practice), ways }}
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
