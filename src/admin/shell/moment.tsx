import { absoluteTime, relativeTime } from './time.ts'
import { useNow } from './use-now.ts'

/** A relative time ('hace 3 horas') with the exact time in brackets. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>
      {relativeTime(iso, useNow())} <span>({absoluteTime(iso)})</span>
    </time>
  )
}
