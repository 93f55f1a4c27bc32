import { memo, useState } from 'react'
import type { Json } from '#content/json.ts'
import type { NumberField } from '#content/schema-tree.ts'
import { FieldFrame, useText } from '../field-frame.tsx'
import { useForm } from '../form-context.tsx'
import styles from './controls.module.css'
import { readNumber } from './read-number.ts'

/** A number. An invalid input stays as typed and shows an error. */
export const NumberControl = memo(function NumberControl({
  field,
  path,
}: {
  field: NumberField
  path: string
}) {
  const { draft } = useForm()
  const value = useText(path)
  // Keeps what the user types: '0.50' must not become '0.5' while typing.
  const [typed, setTyped] = useState<string>()
  const shown = typed !== undefined && asText(readNumber(typed, field)) === value ? typed : value
  return (
    <FieldFrame field={field} path={path}>
      {(wiring) => (
        <input
          {...wiring}
          className={styles.input}
          inputMode={field.integer && (field.min ?? -1) >= 0 ? 'numeric' : 'text'}
          value={shown}
          autoComplete="off"
          onBlur={() => {
            setTyped(undefined)
            wiring.onBlur()
          }}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text)
            draft.edit(path, readNumber(text, field))
          }}
        />
      )}
    </FieldFrame>
  )
})

const asText = (value: Json) => `${value ?? ''}`
