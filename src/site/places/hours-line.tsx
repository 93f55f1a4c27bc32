import { hoursText } from '#content/hours/hours-text.ts'
import { longestState } from '#content/hours/open-state.ts'
import { placesOf } from '#content/places/places.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import { Icon } from '#site/components/icon.tsx'
import { Island } from '#site/islands/island.tsx'
import { comingNotices } from '#site/notices.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import { OpenPlace } from './open-place.island.tsx'

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
  if (placesOf(useSiteContent()).length === 1) return null
  const Line = label ? 'section' : 'div'
  return (
    <Line className={className} aria-label={label}>
      <Icon name="clock" />
      <OpenPlaceLink />
    </Line>
  )
}

/** Where patients are seen now or next, with a link to the place. */
export function OpenPlaceLink() {
  const { site } = useRenderContext()
  const content = site['site-content']
  const text = `Horarios de ${placesOf(content).length} lugares`
  const practice = practiceHours(content, comingNotices(site))
  return (
    <Island
      name="OpenPlace"
      component={OpenPlace}
      props={{ ...practice, contact: contactPath, text, longest: longestState(practice) }}
      when="use"
    />
  )
}
