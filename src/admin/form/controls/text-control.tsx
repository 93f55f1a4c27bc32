import { memo, type ReactNode } from 'react'
import type { TextKind } from '#content/fields/fields.ts'
import type { TextField } from '#content/fields/schema-tree.ts'
import { readLink } from '#content/links/read-link.ts'
import { DerivedNote } from '../facts/derived-note.tsx'
import { MarkTools } from '../facts/mark-tools.tsx'
import { MarkedInput } from '../facts/marked-input.tsx'
import { takesMarks } from '../facts/takes-marks.ts'
import { useShownDerivedText } from '../facts/use-shown-derived-text.ts'
import { useFallbackText } from '../fallback-texts.ts'
import { FieldFrame, type InputWiring, useText } from '../field-frame.tsx'
import { useForm } from '../form-context.tsx'
import styles from './controls.module.css'
import { LengthNote } from './length-note.tsx'
import { OpenLink } from './open-link.tsx'

/** Keyboards for phones. The input type stays `text`: with other types, browsers drop spaces during typing. */
const keyboards: Partial<Record<TextKind, 'url' | 'email'>> = {
  url: 'url',
  email: 'email',
}

/** Fields with at least this length limit show their text in as many rows as it needs. */
const wrapsFrom = 160

type Props = { readonly field: TextField; readonly path: string }

/** A single-line text: plain text, address, date. */
export const TextControl = memo(function TextControl({ field, path }: Props) {
  const value = useText(path)
  return (
    <FieldFrame field={field} path={path} note={<Notes field={field} path={path} />}>
      {(wiring) => <TextInput field={field} path={path} value={value} wiring={wiring} />}
    </FieldFrame>
  )
})

function Notes({ field, path }: Props): ReactNode {
  const value = useText(path)
  return (
    <>
      {field.maxLength && field.kind !== 'date' && (
        <LengthNote length={value.trim().length} max={field.maxLength} />
      )}
      {field.kind === 'url' && <ReadAs field={field} value={value} />}
      <DerivedNote path={path} label={field.label} />
      {takesMarks(field) && <MarkTools path={path} label={field.label} />}
    </>
  )
}

/** The address that '@usuario', 'facebook.com/…' or a shared text stands for. */
function ReadAs({ field, value }: { readonly field: TextField; readonly value: string }) {
  const address = readAddress(field, value)
  if (address === '' || address === value.trim()) return null
  return (
    <p className={styles.dialled}>
      Se leyó: <b>{address}</b>
    </p>
  )
}

/** The address as it will be opened; empty if the field refuses it. */
function readAddress({ schema }: TextField, value: string): string {
  const { data } = schema.safeParse(value)
  const read = readLink(typeof data === 'string' ? data : '', { hosts: [] })
  return read.kind === 'link' ? read.href : ''
}

type InputProps = Props & { readonly value: string; readonly wiring: InputWiring }

function TextInput({ field, path, value, wiring }: InputProps) {
  const { draft } = useForm()
  const derived = useShownDerivedText(path)
  const fallback = useFallbackText(path) ?? derived
  const keyboard = keyboards[field.kind]
  const wraps = field.kind === 'text' && (field.maxLength ?? 0) >= wrapsFrom
  const common = { ...wiring, value, placeholder: fallback }
  const edit = (text: string) => draft.edit(path, wraps ? text.replace(/(?<!\s)\s*\n\s*/g, ' ') : text)
  const input = {
    ...common,
    type: field.kind === 'date' ? 'date' : 'text',
    autoComplete: 'off',
    spellCheck: keyboard === undefined,
    inputMode: keyboard,
  }
  if (takesMarks(field)) {
    return (
      <MarkedInput value={value} onEdit={edit}>
        {({ className = '', onChange }) =>
          wraps ? (
            <textarea
              {...common}
              className={`${styles.input} ${styles.wraps} ${className}`}
              rows={1}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onChange={onChange}
            />
          ) : (
            <input {...input} className={`${styles.input} ${className}`} onChange={onChange} />
          )
        }
      </MarkedInput>
    )
  }
  return (
    <div className={styles.withAside}>
      <input
        {...input}
        className={styles.input}
        onBlur={() => {
          // Fields whose schema keeps a link as it was typed store what was understood too.
          if (field.kind === 'url' && field.schema.safeParse(value).data === value) {
            edit(readAddress(field, value) || value)
          }
          wiring.onBlur()
        }}
        onChange={(event) => edit(event.currentTarget.value)}
      />
      {field.kind === 'url' && (
        <OpenLink url={readAddress(field, value) || (derived ?? '')} label={field.label} />
      )}
    </div>
  )
}
