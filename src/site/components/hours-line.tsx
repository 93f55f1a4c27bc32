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
      <span>{hours}</span>
    </p>
  )
}
