import type { LeafField } from '#content/fields/schema-tree.ts'
import { FieldFrame, useText } from '../field-frame.tsx'
import { useForm } from '../form-context.tsx'
import styles from './controls.module.css'

type SelectFieldProps = {
  readonly field: LeafField
  readonly path: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The label of a value that is none of the options. */
  readonly labelOf?: (value: string) => string
}

/** A field whose value is chosen from a list. */
export function SelectField({ field, path, options, labelOf = (value) => value }: SelectFieldProps) {
  const { draft } = useForm()
  const chosen = useText(path)
  return (
    <FieldFrame field={field} path={path}>
      {(wiring) => (
        <select
          {...wiring}
          className={styles.input}
          value={chosen}
          onChange={(event) => draft.set(path, event.currentTarget.value)}
        >
          {!options.some(({ value }) => value === chosen) && (
            <option value={chosen}>{labelOf(chosen)}</option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
