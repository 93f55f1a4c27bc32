import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { issueAt } from '#admin/draft/draft-store.ts'
import type { MonthWeek } from '#content/hours/month-weeks.ts'
import { type Interval, maxIntervals } from '#content/hours/schedule.ts'
import { joinPath } from '#content/values/json.ts'
import frame from '../../field-frame.module.css'
import { fieldId, useDraft } from '../../form-context.tsx'
import { ListAction } from '../../list-action.tsx'
import controls from '../controls.module.css'
import styles from './schedule.module.css'
import { nextInterval } from './week.ts'
import { WeekChoice } from './week-choice.tsx'

type ScheduleDayProps = {
  readonly name: string
  readonly path: string
  readonly intervals: readonly Interval[]
  readonly onChange: (intervals: Interval[]) => void
  readonly children?: ReactNode
}

const wholeDay: Interval = { opens: '00:00', closes: '24:00' }

/** 'Primer y tercer sábado', the most frequent alternation. */
const usualWeeks: MonthWeek[] = ['first', 'third']

/** One weekday: its intervals, or 'Cerrado'. */
export function ScheduleDay({ name, path, intervals, onChange, children }: ScheduleDayProps) {
  const isWholeDay = intervals.some(({ opens, closes }) => opens === '00:00' && closes === '24:00')
  const isClosed = intervals.length === 0
  const isEveryWeek = intervals.every(({ weeks = [] }) => weeks.length === 0)
  const add = () => onChange([...intervals, nextInterval(intervals)])
  return (
    <li id={fieldId(path)} tabIndex={-1} className={styles.day}>
      <b className={styles.name}>{name}</b>
      <div className={styles.intervals}>
        {isClosed && <span className="muted">Cerrado</span>}
        {isWholeDay && <span>Las 24 horas</span>}
        {intervals.map((interval, index) => (
          <IntervalInputs
            // biome-ignore lint/suspicious/noArrayIndexKey: an interval's only identity is its index.
            key={index}
            name={name}
            path={joinPath(path, index)}
            interval={interval}
            isWholeDay={isWholeDay}
            onChange={(changed) => onChange(intervals.with(index, changed))}
            onRemove={() => onChange(intervals.toSpliced(index, 1))}
          />
        ))}
        <div className="row">
          {!isWholeDay && intervals.length < maxIntervals && (
            <Button
              variant="subtle"
              size="compact-md"
              onClick={add}
              aria-label={`${isClosed ? 'Agregar horas' : 'Otro tramo'}: ${name}`}
            >
              {isClosed ? 'Agregar horas' : 'Otro tramo'}
            </Button>
          )}
          {isClosed && (
            <Button variant="subtle" size="compact-md" onClick={() => onChange([wholeDay])}>
              24 horas<span className="visually-hidden">: {name}</span>
            </Button>
          )}
          {!isClosed && isEveryWeek && (
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={`Solo algunas semanas: ${name}`}
              onClick={() => onChange(intervals.map((interval) => ({ ...interval, weeks: usualWeeks })))}
            >
              Solo algunas semanas
            </Button>
          )}
          {children}
        </div>
      </div>
    </li>
  )
}

type IntervalInputsProps = {
  readonly name: string
  readonly path: string
  readonly interval: Interval
  readonly isWholeDay: boolean
  readonly onChange: (interval: Interval) => void
  readonly onRemove: () => void
}

function IntervalInputs({ name, path, interval, isWholeDay, onChange, onRemove }: IntervalInputsProps) {
  const [opensPath, closesPath] = [joinPath(path, 'opens'), joinPath(path, 'closes')]
  const issue = useDraft((state) => issueAt(state, opensPath) ?? issueAt(state, closesPath))
  const errorId = `${fieldId(path)}-error`
  const wiring = { 'aria-invalid': issue !== undefined, 'aria-describedby': issue && errorId }
  return (
    <div className={styles.interval}>
      {!isWholeDay && (
        <>
          <input
            {...wiring}
            id={fieldId(opensPath)}
            className={controls.input}
            type="time"
            aria-label={`${name}, abre`}
            value={interval.opens}
            onChange={({ currentTarget: { value } }) => onChange({ ...interval, opens: value })}
          />
          <span>a</span>
          <input
            {...wiring}
            id={fieldId(closesPath)}
            className={controls.input}
            type="time"
            aria-label={`${name}, cierra`}
            // A time input has no 24:00; midnight as the closing time means the end of the day.
            value={interval.closes === '24:00' ? '00:00' : interval.closes}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...interval, closes: value === '00:00' ? '24:00' : value })
            }
          />
        </>
      )}
      <ListAction
        icon="remove"
        label={`Quitar ${isWholeDay ? 'las 24 horas' : `el tramo de ${interval.opens}`}: ${name}`}
        onClick={onRemove}
      />
      {(interval.weeks ?? []).length > 0 && (
        <WeekChoice
          label={`${name}, solo estas semanas del mes`}
          weeks={interval.weeks ?? []}
          onChange={(weeks) => onChange({ ...interval, weeks })}
        />
      )}
      {issue && (
        <p id={errorId} className={frame.error}>
          {issue}
        </p>
      )}
    </div>
  )
}
