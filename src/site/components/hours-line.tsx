import { Icon } from './icon.tsx'

type Props = {
  /** As `hoursText` says them. Empty: there is nothing. */
  hours: string
  className?: string | undefined
}

/** The consulting hours beside a clock. */
export function HoursLine({ hours, className }: Props) {
  if (!hours) return null
  return (
    <p className={className}>
      <Icon name="clock" />
      <span>{hours}</span>
    </p>
  )
}
