import { useMemo } from 'react'
import { type Clock, clockTime } from '#content/hours/clock-time.ts'
import { scheduleDays } from '#content/hours/schedule.ts'
import { type DatedPlace, findOverlaps, overlapWords } from '#content/overlaps/overlaps.ts'
import { type PlannedPart, weekPlan } from '#content/overlaps/week-plan.ts'
import { upperFirst } from '#content/texts/words.ts'
import styles from './week-drawing.module.css'

type WeekDrawingProps = {
  readonly places: readonly DatedPlace[]
  /** The date from which on the timetables count. */
  readonly today: string
  readonly clock: Clock
}

/** The week of all places on one drawing, with the same in words beside it, and the overlaps pointed out. */
export function WeekDrawing({ places, today, clock }: WeekDrawingProps) {
  const days = useMemo(() => weekPlan(places, today), [places, today])
  const overlaps = useMemo(() => findOverlaps(places, today), [places, today])
  const range = hoursOf(days.flat())
  return (
    <div className="stack">
      {overlaps.length > 0 && (
        <ul className={styles.overlaps} aria-label="Horarios que se enciman">
          {overlaps.map((overlap) => {
            const words = overlapWords(overlap, clock)
            return <li key={words}>{words}</li>
          })}
        </ul>
      )}
      <ol className={`plain-list ${styles.places}`} aria-label="Lugares">
        {places.map(({ name }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may have one name.
          <li key={place}>
            <Mark place={place} /> {name}
          </li>
        ))}
      </ol>
      <ul className="plain-list" aria-label="La semana">
        {scheduleDays.map(({ key, name }, weekday) => (
          <Day
            key={key}
            name={name}
            parts={days[weekday] ?? []}
            range={range}
            places={places}
            clock={clock}
          />
        ))}
      </ul>
    </div>
  )
}

/** The number of a place in its colour. */
const Mark = ({ place }: { readonly place: number }) => (
  <b className={styles.mark} data-place={place % colours} aria-hidden="true">
    {place + 1}
  </b>
)

/** Further places begin again with the first colour. The number tells them apart. */
const colours = 4

type Range = { readonly from: number; readonly until: number }

type DayProps = {
  readonly name: string
  readonly parts: readonly PlannedPart[]
  readonly range: Range
  readonly places: readonly DatedPlace[]
  readonly clock: Clock
}

function Day({ name, parts, range, places, clock }: DayProps) {
  return (
    <li className={styles.day}>
      <b>{upperFirst(name)}</b>
      <div>
        <div className={styles.track} aria-hidden="true">
          {parts.map(({ place, span, isSometimes }) => (
            <span
              key={`${place} ${span.opens} ${span.closes}`}
              className={styles.bar}
              data-place={place % colours}
              data-sometimes={isSometimes || undefined}
              style={{
                marginInlineStart: share(hourOf(span.opens) - range.from, range),
                width: share(hourOf(span.closes) - hourOf(span.opens), range),
              }}
            >
              {place + 1}
            </span>
          ))}
        </div>
        {parts.length === 0 ? (
          <span className="muted small">Libre</span>
        ) : (
          <ul className="plain-list small">
            {parts.map(({ place, span, isSometimes }) => (
              <li key={`${place} ${span.opens} ${span.closes}`}>
                {clockTime(span.opens, clock)} a {clockTime(span.closes, clock)}, {places[place]?.name}
                {isSometimes && ' (no todas las semanas)'}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

/** The hours that the drawing shows: the usual day, and what is outside it. */
function hoursOf(parts: readonly PlannedPart[]): Range {
  const opens = parts.map(({ span }) => Math.floor(hourOf(span.opens)))
  const closes = parts.map(({ span }) => Math.ceil(hourOf(span.closes)))
  return { from: Math.min(8, ...opens), until: Math.max(20, ...closes) }
}

const share = (hours: number, { from, until }: Range) => `${(100 * hours) / (until - from)}%`
