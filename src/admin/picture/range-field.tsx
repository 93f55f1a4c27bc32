import styles from './detail.module.css'

type RangeFieldProps = {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly value: number
  /** The value in words. */
  readonly words: string
  readonly onChange: (value: number) => void
}

/** A slider with its name and its value. */
export const RangeField = ({ label, words, onChange, ...range }: RangeFieldProps) => (
  <label className={styles.axis}>
    <span>{label}</span>
    <input
      {...range}
      type="range"
      aria-valuetext={words}
      onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
    />
    <small aria-hidden="true">{words}</small>
  </label>
)
