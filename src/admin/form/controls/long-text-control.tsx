import { memo } from 'react'
import type { TextField } from '#content/fields/schema-tree.ts'
import { MarkTools } from '../facts/mark-tools.tsx'
import { MarkedInput } from '../facts/marked-input.tsx'
import { takesMarks } from '../facts/takes-marks.ts'
import { FieldFrame, useText } from '../field-frame.tsx'
import { useForm } from '../form-context.tsx'
import styles from './controls.module.css'
import { LengthNote } from './length-note.tsx'

type LongTextControlProps = { readonly field: TextField; readonly path: string }

/** A text of several paragraphs. The field grows with its text. */
export const LongTextControl = memo(function LongTextControl({ field, path }: LongTextControlProps) {
  const { draft } = useForm()
  const value = useText(path)
  return (
    <FieldFrame
      field={field}
      path={path}
      note={
        <>
          {field.maxLength && <LengthNote length={value.trim().length} max={field.maxLength} />}
          {takesMarks(field) && <MarkTools path={path} label={field.label} />}
        </>
      }
    >
      {(wiring) => (
        <MarkedInput value={value} onEdit={(text) => draft.edit(path, text)}>
          {({ className = '', onChange }) => (
            <textarea
              {...wiring}
              className={`${styles.input} ${styles.longText} ${className}`}
              rows={5}
              value={value}
              onChange={onChange}
            />
          )}
        </MarkedInput>
      )}
    </FieldFrame>
  )
})
