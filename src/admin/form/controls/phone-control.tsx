import { memo, useState } from 'react'
import type { TextField } from '#content/fields/schema-tree.ts'
import { groupPhone, readPhone } from '#content/phones/phone-number.ts'
import { DerivedNote } from '../facts/derived-note.tsx'
import { useShownDerivedText } from '../facts/use-shown-derived-text.ts'
import { FieldFrame, useText } from '../field-frame.tsx'
import { fieldId, useForm } from '../form-context.tsx'
import styles from './controls.module.css'

/** A telephone number, typed in any usual form and shown in groups, with what a telephone will dial. */
export const PhoneControl = memo(function PhoneControl({ field, path }: { field: TextField; path: string }) {
  const { draft } = useForm()
  const value = useText(path)
  // Keeps what the user types: the digits must not be grouped again while she is typing.
  const [typed, setTyped] = useState<string>()
  const derived = useShownDerivedText(path)
  const number = readPhone(value)
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
            <p id={noteId} className={styles.dialled}>
              Así marcará: <b>{dialled}</b>
            </p>
          )}
          <DerivedNote path={path} label={field.label} />
        </>
      }
    >
      {(wiring) => (
        <input
          {...wiring}
          className={styles.input}
          inputMode="tel"
          placeholder={derived && groupPhone(derived)}
          value={typed === value ? typed : groupPhone(value)}
          autoComplete="off"
          spellCheck={false}
          onBlur={() => {
            setTyped(undefined)
            wiring.onBlur()
          }}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text)
            draft.edit(path, text)
          }}
        />
      )}
    </FieldFrame>
  )
})
