import { hoursText } from '#content/hours/hours-text.ts'
import { placesOf } from '#content/places/places.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import { Icon } from '#site/components/icon.tsx'
import { Island } from '#site/islands/island.tsx'
import { comingNotices } from '#site/notices.ts'
import { useRenderContext } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import { OpenPlace } from './open-place.island.tsx'

type Props = { className?: string | undefined }

/** Beside a clock icon, the opening hours; of several places, the one that is open or opens next. */
export function HoursLine({ className }: Props) {
  const { 'site-content': content } = useRenderContext().site
  const several = placesOf(content).length > 1
  const hours = hoursText(content.doctorWorkInfo.consulting.hours)
  if (several)
    return (
      <div className={className}>
        <Icon name="clock" />
        <OpenPlaceLink />
      </div>
    )
  if (!hours) return null
  return (
    <p className={className}>
      <Icon name="clock" />
      <span>{hours}</span>
    </p>
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
      props={{ ...practice, contact: contactPath, text }}
      when="use"
    />
  )
}
