import { absoluteTime, relativeTime } from './time.ts'

/** A time as people say it, and exactly. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>
      {relativeTime(iso)} <span>({absoluteTime(iso)})</span>
    </time>
  )
}
