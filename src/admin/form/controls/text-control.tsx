import { memo } from 'react'
import type { TextField, TextKind } from '#content/schema-tree.ts'
import { useFallbackText } from '../fallback-texts.ts'
import { FieldFrame, useText } from '../field-frame.tsx'
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

/** A single-line text: plain text, address, date. */
export const TextControl = memo(function TextControl({ field, path }: { field: TextField; path: string }) {
  const { draft } = useForm()
  const value = useText(path)
  const fallback = useFallbackText(path)
  const keyboard = keyboards[field.kind]
  const wraps = field.kind === 'text' && (field.maxLength ?? 0) >= wrapsFrom
  return (
    <FieldFrame
      field={field}
      path={path}
      note={
        field.maxLength &&
        field.kind !== 'date' && <LengthNote length={value.trim().length} max={field.maxLength} />
      }
    >
      {(wiring) =>
        wraps ? (
          <textarea
            {...wiring}
            className={`${styles.input} ${styles.wraps}`}
            rows={1}
            value={value}
            placeholder={fallback}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onChange={(event) => draft.edit(path, event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
          />
        ) : (
          <div className={styles.withAside}>
            <input
              {...wiring}
              className={styles.input}
              type={field.kind === 'date' ? 'date' : 'text'}
              value={value}
              placeholder={fallback}
              autoComplete="off"
              spellCheck={keyboard === undefined}
              inputMode={keyboard}
              onChange={(event) => draft.edit(path, event.currentTarget.value)}
            />
            {field.kind === 'url' && <OpenLink url={value} label={field.label} />}
          </div>
        )
      }
    </FieldFrame>
  )
})
