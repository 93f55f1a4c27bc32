import { trailWords } from '#content/changes/place-words.ts'
import type { Difference, Side } from '#content/changes/three-way.ts'
import { describeDocumentValue } from '#content/documents/describe-value.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import type { Json } from '#content/values/json.ts'
import styles from './choice-dialog.module.css'

type DifferenceChoiceProps = {
  readonly document: DraftDocument
  readonly difference: Difference
  readonly side: Side | undefined
  readonly onChoose: (side: Side) => void
}

/** One field with its value in both versions; the user chooses one. */
export function DifferenceChoice({ document, difference, side, onChoose }: DifferenceChoiceProps) {
  const { path, trail, field, title, mine, theirs } = difference
  const place = trailWords(trail)
  const describe = (value: Json | undefined) => {
    if (title !== undefined) return value === undefined ? 'Sin este elemento' : title
    return describeDocumentValue(document, path, field, value)
  }
  const options = [
    { value: 'mine', label: 'La mía', text: describe(mine) },
    { value: 'theirs', label: 'La otra', text: describe(theirs) },
  ] as const

  return (
    <fieldset className={styles.difference}>
      <legend>
        {place && <span>{place} › </span>}
        {field.label}
      </legend>
      <div className={styles.sides}>
        {options.map(({ value, label, text }) => (
          <label key={value} className={`choice-card ${styles.side}`}>
            <input
              type="radio"
              name={`version-${path}`}
              checked={side === value}
              onChange={() => onChoose(value)}
            />
            <span>
              <b>{label}</b>
              <span className={styles.value}>{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
