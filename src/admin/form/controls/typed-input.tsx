import { type ComponentProps, useState } from 'react'
import type { Json } from '#content/values/json.ts'
import { asText, type InputWiring } from '../field-frame.tsx'
import { useForm, useValue } from '../form-context.tsx'
import styles from './controls.module.css'

type TypedInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'className'> & {
  readonly path: string
  readonly wiring: InputWiring
  /** The value that a typed text stands for. */
  readonly read?: (text: string) => Json
  /** How a value is written once the user has left the field. */
  readonly show?: (value: Json | undefined) => string
}

/** A one-line input. What is typed stays as it is until the user leaves the field, although it is stored as `read`. */
export function TypedInput(props: TypedInputProps) {
  const { path, wiring, read = (text) => text, show = asText, ...input } = props
  const { draft } = useForm()
  const value = useValue(path)
  const [typed, setTyped] = useState<string>()
  return (
    <input
      autoComplete="off"
      spellCheck={false}
      {...wiring}
      {...input}
      className={styles.input}
      value={typed !== undefined && read(typed) === value ? typed : show(value)}
      onBlur={() => {
        setTyped(undefined)
        wiring.onBlur()
      }}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        draft.edit(path, read(text))
      }}
    />
  )
}
