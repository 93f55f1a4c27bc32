import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { altWarning } from './alt-warning.ts'
import styles from './media.module.css'
import type { Words } from './words.ts'

type AltFieldsProps = {
  /** What the picture is called, to tell its fields from those of others. */
  readonly name: string
  readonly fileName: string
  readonly words: Words
  readonly onChange: (words: Words) => void
  /** She left the field, or decided: time to keep it. */
  readonly onSettled?: (words: Words) => void
  /** What the server would not accept. */
  readonly error?: string | undefined
}

/** What a picture shows, for who does not see it; or that it shows nothing worth saying. */
export function AltFields({ name, fileName, words, onChange, onSettled, error }: AltFieldsProps) {
  const id = useId()
  const { alt, decorative } = words
  const warning = decorative ? undefined : altWarning(alt, fileName)
  const note = error ?? warning
  return (
    <div className={styles.alt}>
      <label htmlFor={id}>
        Texto alternativo<span className="visually-hidden"> de {name}</span>
      </label>
      <textarea
        id={id}
        rows={2}
        value={alt}
        disabled={decorative}
        placeholder={decorative ? 'No lleva texto' : 'Qué se ve, en una frase'}
        aria-describedby={note ? `${id}-nota` : undefined}
        aria-invalid={error !== undefined}
        onChange={({ currentTarget }) => onChange({ ...words, alt: currentTarget.value })}
        onBlur={() => onSettled?.(words)}
      />
      {note && (
        <p id={`${id}-nota`} className={error ? styles.error : styles.warning}>
          {note}
        </p>
      )}
      <Checkbox
        className={styles.check ?? ''}
        label="Decorativa: no dice nada que no diga ya la página"
        checked={decorative}
        onChange={({ currentTarget }) => {
          const decided = { ...words, decorative: currentTarget.checked }
          onChange(decided)
          onSettled?.(decided)
        }}
      />
    </div>
  )
}
