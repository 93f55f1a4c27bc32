import { memo, useState } from 'react'
import { pesos } from '#content/facts/pesos.ts'
import type { NumberField } from '#content/fields/schema-tree.ts'
import { groupedNumber, readTypedNumber } from '#content/numbers/typed-number.ts'
import type { Json } from '#content/values/json.ts'
import { FieldFrame } from '../field-frame.tsx'
import { fieldId, useForm, useValue } from '../form-context.tsx'
import styles from './controls.module.css'

/** A number, typed in any usual form. It is shown as it was understood; an input that was not stays as typed. */
export const NumberControl = memo(function NumberControl({
  field,
  path,
}: {
  field: NumberField
  path: string
}) {
  const { draft } = useForm()
  const value = useValue(path)
  // Keeps what the user types: '0.50' must not become '0.5' while typing.
  const [typed, setTyped] = useState<string>()
  const read = (text: string): Json => {
    const number = readTypedNumber(text, field)
    if (number.kind === 'none') return field.nullable ? null : ''
    return number.kind === 'number' ? number.value : text
  }
  const isPrice = field.advice === 'price' && typeof value === 'number'
  const noteId = `${fieldId(path)}-leido`
  return (
    <FieldFrame
      field={field}
      path={path}
      noteId={isPrice ? noteId : undefined}
      note={
        isPrice && (
          <p id={noteId} className={styles.dialled}>
            Así se leerá: <b>${pesos(value)} MXN</b>
          </p>
        )
      }
    >
      {(wiring) => (
        <input
          {...wiring}
          className={styles.input}
          inputMode={keyboardOf(field)}
          value={typed !== undefined && read(typed) === value ? typed : shownNumber(value)}
          autoComplete="off"
          onBlur={() => {
            setTyped(undefined)
            wiring.onBlur()
          }}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text)
            draft.edit(path, read(text))
          }}
        />
      )}
    </FieldFrame>
  )
})

const shownNumber = (value: Json | undefined) =>
  typeof value === 'number' ? groupedNumber(value) : typeof value === 'string' ? value : ''

/** Numbers below zero need a minus sign, which the keyboards of digits lack. */
function keyboardOf({ min = -1, integer }: NumberField): 'text' | 'numeric' | 'decimal' {
  if (min < 0) return 'text'
  return integer ? 'numeric' : 'decimal'
}
