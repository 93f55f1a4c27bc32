import { absoluteTime, relativeTime } from './time.ts'

/** A relative time ('hace 3 horas') with the exact time in brackets. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>
      {relativeTime(iso)} <span>({absoluteTime(iso)})</span>
    </time>
  )
}
