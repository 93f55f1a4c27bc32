import { TextInput } from '@mantine/core'
import type { LocalTime } from '#content/hours/local-time.ts'
import styles from './dated.module.css'

type Props = { readonly value: LocalTime; readonly onChange: (value: LocalTime) => void }

/** A date and a time in the practice's time zone. */
export const MomentFields = ({ value, onChange }: Props) => (
  <div className={styles.moment}>
    <TextInput
      type="date"
      label="Fecha"
      value={value.date}
      onChange={({ currentTarget }) => onChange({ ...value, date: currentTarget.value })}
    />
    <TextInput
      type="time"
      label="Hora del consultorio"
      value={value.time}
      onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
    />
  </div>
)
