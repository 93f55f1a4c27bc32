import { Text } from '@mantine/core'
import type { TextField } from '#content/fields/schema-tree.ts'
import { groupPhone, readPhone } from '#content/phones/phone-number.ts'
import { partList, positionOf } from '#content/values/item-path.ts'
import { parentPath, pathSegments } from '#content/values/json.ts'
import { DerivedNote } from '../facts/derived-note.tsx'
import { useShownDerivedText } from '../facts/facts-context.ts'
import { asText, FieldFrame, useText } from '../field-frame.tsx'
import { fieldId, useForm } from '../form-context.tsx'
import { splitPhones } from './split-phones.ts'
import { TypedInput } from './typed-input.tsx'

/** A telephone number, typed in any usual form and shown in groups, with what a telephone will dial. */
export function PhoneControl({ field, path }: { field: TextField; path: string }) {
  const { draft, announce } = useForm()
  const derived = useShownDerivedText(path)
  const number = readPhone(useText(path))
  const dialled = number && number.kind !== 'unclear' ? number.dialled : undefined
  const noteId = `${fieldId(path)}-marcado`
  /** Gives two numbers in one field two rows, where the field is one of a list. */
  const split = () => {
    const listPath = parentPath(parentPath(path))
    const list = partList(draft.state.getState().draft, listPath)
    const rows = splitPhones(list, positionOf(list, pathSegments(path).at(-2) ?? ''))
    if (!rows) return
    draft.set(listPath, rows)
    announce('Se separó lo que escribió en el teléfono. Puede deshacerlo.')
  }
  return (
    <FieldFrame
      field={field}
      path={path}
      noteId={dialled && noteId}
      note={
        <>
          {dialled && (
            <Text id={noteId} size="sm" pt={5}>
              Así marcará: <b>{dialled}</b>
            </Text>
          )}
          <DerivedNote path={path} label={field.label} />
        </>
      }
    >
      {(wiring) => (
        <TypedInput
          path={path}
          wiring={{
            ...wiring,
            onBlur: () => {
              split()
              wiring.onBlur()
            },
          }}
          show={(value) => groupPhone(asText(value))}
          inputMode="tel"
          placeholder={derived && groupPhone(derived)}
        />
      )}
    </FieldFrame>
  )
}
