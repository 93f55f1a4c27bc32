import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { altWarning } from './alt-warning.ts'
import styles from './media.module.css'
import type { Words } from './words.ts'

type AltFieldsProps = {
  /** The picture's name, to distinguish its fields from those of other pictures. */
  readonly name: string
  readonly fileName: string
  readonly words: Words
  readonly onChange: (words: Words) => void
  /** Called when the user leaves the text or sets the switch: the words can be saved. */
  readonly onSettled?: (words: Words) => void
  /** Error from the server. */
  readonly error?: string | undefined
}

/** The alternative text of a picture, or a switch that marks the picture as decorative. */
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
