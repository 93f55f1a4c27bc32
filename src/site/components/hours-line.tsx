import { Icon } from './icon.tsx'

type Props = {
  /** Text from `hoursText`. With an empty text, nothing is rendered. */
  hours: string
  className?: string | undefined
}

/** The opening hours beside a clock icon. */
export function HoursLine({ hours, className }: Props) {
  if (!hours) return null
  return (
    <p className={className}>
      <Icon name="clock" />
      <span>{unbroken(hours)}</span>
    </p>
  )
}

/** Keeps both times of a span on one line: «de 10:00 a 14:00». */
const unbroken = (hours: string) =>
  hours.replace(/(de )?(\d[\d:]*) a (?=\d)/g, (span) => span.replaceAll(' ', '\u00a0'))
