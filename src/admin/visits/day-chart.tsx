import { Group } from '@mantine/core'
import { Table } from './count-table.tsx'
import { dayName, shortDay } from './names.ts'
import styles from './visits.module.css'

type Props = {
  readonly title: string
  readonly days: readonly { readonly day: string; readonly count: number }[]
}

/** Width of a day and height of the chart, in units of the drawing. */
const step = 10
const height = 100
/** The chart is never scaled to less, so that one tap does not look like many. */
const minMax = 5

/** One bar per day, with the same numbers as a table. */
export function DayChart({ title, days }: Props) {
  const max = Math.max(0, ...days.map(({ count }) => count))
  const sum = days.reduce((total, { count }) => total + count, 0)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return (
    <figure className={styles.chart}>
      <Group component="figcaption" justify="space-between" gap="xs">
        <b>{title}</b>
        <span className="muted small">
          {sum === 0 ? 'Nada en estos días' : `Hasta ${max.toLocaleString('es-MX')} en un día`}
        </span>
      </Group>
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}, del ${dayName(first.day)} al ${dayName(last.day)}: ${sum} en total. Abajo hay una tabla.`}
      >
        {days.map(({ day, count }, index) => {
          const size = (count / Math.max(max, minMax)) * height
          return (
            <rect
              key={day}
              x={index * step + step * 0.15}
              y={height - size}
              width={step * 0.7}
              height={size}
            />
          )
        })}
      </svg>
      <Group justify="space-between" c="var(--text-2)" fz="var(--text-smaller)" mt={4} aria-hidden="true">
        {days.length <= 7 ? (
          days.map(({ day }) => <span key={day}>{shortDay(day)}</span>)
        ) : (
          <>
            <span>{dayName(first.day)}</span>
            <span>{dayName(last.day)}</span>
          </>
        )}
      </Group>
      <details>
        <summary>Ver como tabla</summary>
        <Table
          columns={['Día', title]}
          rows={days.toReversed().map(({ day, count }) => ({
            key: day,
            name: `${shortDay(day)} ${dayName(day)}`,
            counts: [count],
          }))}
        />
      </details>
    </figure>
  )
}
