import { Text } from '@mantine/core'
import { priceText } from '#content/facts/prices.ts'
import type { NumberField } from '#content/fields/schema-tree.ts'
import { groupedNumber, readTypedNumber } from '#content/numbers/typed-number.ts'
import type { Json } from '#content/values/json.ts'
import { FieldFrame } from '../field-frame.tsx'
import { fieldId, useValue } from '../form-context.tsx'
import { DatedPriceNote } from './price-notes.tsx'
import { TypedInput } from './typed-input.tsx'

/** A number, typed in any usual form. It is shown as it was understood; an input that was not stays as typed. */
export function NumberControl({ field, path }: { field: NumberField; path: string }) {
  const value = useValue(path)
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
          <>
            <Text id={noteId} size="sm" pt={5}>
              Así se leerá: <b>{priceText({ amount: value })}</b>
            </Text>
            <DatedPriceNote path={path} />
          </>
        )
      }
    >
      {(wiring) => (
        <TypedInput
          path={path}
          wiring={wiring}
          read={read}
          show={shownNumber}
          inputMode={keyboardOf(field)}
        />
      )}
    </FieldFrame>
  )
}

const shownNumber = (value: Json | undefined) =>
  typeof value === 'number' ? groupedNumber(value) : typeof value === 'string' ? value : ''

/** Numbers below zero need a minus sign, which the keyboards of digits lack. */
function keyboardOf({ min = -1, integer }: NumberField): 'text' | 'numeric' | 'decimal' {
  if (min < 0) return 'text'
  return integer ? 'numeric' : 'decimal'
}
