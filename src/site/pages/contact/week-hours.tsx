import type { HoursLine } from '#content/hours/opening-hours.ts'
import styles from './contact-page.module.css'

/** In the order of the lines, the days of each; null for words that are not understood. */
export type Week = { readonly timeZone: string; readonly on: readonly (HoursLine['on'] | null)[] }

/** The hours of a place's week. The browser marks the line of today (`browser/mark-today.ts`). */
export function WeekHours({ lines, timeZone }: { lines: readonly HoursLine[]; timeZone: string }) {
  const week: Week = { timeZone, on: lines.map(({ on }) => on ?? null) }
  return (
    <dl className={styles.rows} data-week={JSON.stringify(week)}>
      {lines.map(({ days, hours }) => (
        <div key={`${days} ${hours}`}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
