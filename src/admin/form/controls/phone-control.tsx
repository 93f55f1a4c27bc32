import { Text } from '@mantine/core'
import type { TextField } from '#content/fields/schema-tree.ts'
import { groupPhone, readPhone } from '#content/phones/phone-number.ts'
import { DerivedNote } from '../facts/derived-note.tsx'
import { useShownDerivedText } from '../facts/facts-context.ts'
import { asText, FieldFrame, useText } from '../field-frame.tsx'
import { fieldId } from '../form-context.tsx'
import { TypedInput } from './typed-input.tsx'

/** A telephone number, typed in any usual form and shown in groups, with what a telephone will dial. */
export function PhoneControl({ field, path }: { field: TextField; path: string }) {
  const derived = useShownDerivedText(path)
  const number = readPhone(useText(path))
  const dialled = number && number.kind !== 'unclear' ? number.dialled : undefined
  const noteId = `${fieldId(path)}-marcado`
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
          wiring={wiring}
          read={(text) => text}
          show={(value) => groupPhone(asText(value))}
          inputMode="tel"
          placeholder={derived && groupPhone(derived)}
        />
      )}
    </FieldFrame>
  )
}
