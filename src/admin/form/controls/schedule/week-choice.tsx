import { optionLabel } from '#content/fields/option-labels.ts'
import { type MonthWeek, monthWeeks } from '#content/hours/month-weeks.ts'
import styles from './schedule.module.css'

type WeekChoiceProps = {
  readonly label: string
  readonly weeks: readonly MonthWeek[]
  readonly onChange: (weeks: MonthWeek[]) => void
}

/** In which weeks of the month an interval is valid. Without any it is valid in every week. */
export const WeekChoice = ({ label, weeks, onChange }: WeekChoiceProps) => (
  <fieldset className={styles.weeks} aria-label={label}>
    {monthWeeks.map((week) => (
      <label key={week}>
        <input
          type="checkbox"
          checked={weeks.includes(week)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(monthWeeks.filter((one) => (one === week ? checked : weeks.includes(one))))
          }
        />
        {optionLabel(week)}
      </label>
    ))}
  </fieldset>
)
