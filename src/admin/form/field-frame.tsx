import type { ReactNode } from 'react'
import type { LeafField } from '#content/schema-tree.ts'
import styles from './field-frame.module.css'
import { fieldId, useForm, useShownIssue, useValue } from './form-context.tsx'

/** What a control puts on its input, so that label, hint and error belong to it. */
export type InputWiring = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean
  readonly onBlur: () => void
}

type FieldFrameProps = {
  readonly field: LeafField
  readonly path: string
  /** Beside the hint: a count, a link. */
  readonly note?: ReactNode
  /** The control draws its own label. */
  readonly labelInside?: boolean
  readonly children: (wiring: InputWiring) => ReactNode
}

/** The label, the hint and the error around one control. */
export function FieldFrame({ field, path, note, labelInside = false, children }: FieldFrameProps) {
  const { draft } = useForm()
  const issue = useShownIssue(path)
  const id = fieldId(path)
  const described = [issue && `${id}-error`, field.hint && `${id}-ayuda`].filter(Boolean).join(' ')

  return (
    <div className={styles.frame} data-span={isHalf(field) ? 'half' : 'full'}>
      {!labelInside && (
        <label className={styles.label} htmlFor={id}>
          {field.label}
          {'required' in field && field.required && <span className={styles.required}> (obligatorio)</span>}
        </label>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': issue !== undefined,
        onBlur: () => draft.leave(path),
      })}
      {issue !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {issue}
        </p>
      )}
      {field.hint && (
        <p id={`${id}-ayuda`} className={styles.hint}>
          <Hint text={field.hint} />
        </p>
      )}
      {note}
    </div>
  )
}

/** Names in braces are code: they stand in the text as they are. */
function Hint({ text }: { text: string }) {
  return text.split(/(\{\w+\})/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant never move.
    part.startsWith('{') ? <code key={index}>{part}</code> : part,
  )
}

/** Two short fields stand side by side where there is room. */
function isHalf(field: LeafField): boolean {
  switch (field.kind) {
    case 'text':
      return field.maxLength !== undefined && field.maxLength <= 80
    case 'enum':
      return !field.isTheme
    case 'longText':
    case 'brandColor':
    case 'image':
    case 'url':
      return false
    default:
      return true
  }
}

/** The text of a field; a value of another kind shows as it is, so that it can be mended. */
export function useText(path: string): string {
  const value = useValue(path)
  return typeof value === 'object' ? '' : `${value ?? ''}`
}
