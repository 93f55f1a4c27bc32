import { useState } from 'react'
import type { Json } from '#content/values/json.ts'
import type { InputWiring } from '../field-frame.tsx'
import { useForm, useValue } from '../form-context.tsx'
import styles from './controls.module.css'

type TypedInputProps = {
  readonly path: string
  readonly wiring: InputWiring
  /** The value that a typed text stands for. */
  readonly read: (text: string) => Json
  /** How a value is written once the user has left the field. */
  readonly show: (value: Json | undefined) => string
  readonly inputMode: 'tel' | 'text' | 'numeric' | 'decimal'
  readonly placeholder?: string | undefined
}

/** An input for a value that is written in many ways. What is typed stays as it is until the user leaves the field. */
export function TypedInput({ path, wiring, read, show, ...input }: TypedInputProps) {
  const { draft } = useForm()
  const value = useValue(path)
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...wiring}
      {...input}
      className={styles.input}
      value={typed !== undefined && read(typed) === value ? typed : show(value)}
      autoComplete="off"
      spellCheck={false}
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
