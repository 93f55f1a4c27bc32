import { Checkbox, Textarea } from '@mantine/core'
import { altWarning } from './alt-warning.ts'

/** A picture's description for people who cannot see it. */
export type Words = { readonly alt: string; readonly decorative: boolean }

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
  const { alt, decorative } = words
  return (
    <div>
      <Textarea
        label={
          <>
            Qué se ve<span className="visually-hidden"> en {name}</span>
          </>
        }
        value={alt}
        disabled={decorative}
        placeholder={decorative ? 'No lleva texto' : 'Qué se ve, en una frase'}
        error={error}
        description={error || decorative ? undefined : altWarning(alt, fileName)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        descriptionProps={{ c: 'ochre.7' }}
        resize="vertical"
        onChange={({ currentTarget }) => onChange({ ...words, alt: currentTarget.value })}
        onBlur={() => onSettled?.(words)}
      />
      <Checkbox
        className="touch-row"
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
