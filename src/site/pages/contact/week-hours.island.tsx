import { useEffect, useState } from 'react'
import { localTime } from '#content/hours/local-time.ts'
import { isOn } from '#content/hours/open-spans.ts'
import type { HoursLine } from '#content/hours/opening-hours.ts'
import styles from './contact-page.module.css'

export type WeekHoursProps = { lines: readonly HoursLine[]; timeZone: string }

/** The hours of a place's week. Only the browser knows which line is today's. */
export function WeekHours({ lines, timeZone }: WeekHoursProps) {
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(localTime(new Date(), timeZone).date), [timeZone])
  return (
    <dl className={styles.rows}>
      {lines.map(({ days, hours, on }) => {
        const isToday = today !== undefined && on !== undefined && isOn(on, today)
        return (
          <div key={`${days} ${hours}`} aria-current={isToday ? 'date' : undefined}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        )
      })}
    </dl>
  )
}
