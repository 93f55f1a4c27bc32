import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { editAddress, editScreenPath } from '#admin/edit-address.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { adviseOn } from '#content/advice/advisers.ts'
import type { LeafField } from '#content/fields/schema-tree.ts'
import { partAt } from '#content/values/item-path.ts'
import type { Json } from '#content/values/json.ts'
import { FieldClash } from './field-clash.tsx'
import styles from './field-frame.module.css'
import { fieldId, useDraft, useForm, useShownIssue, useValue } from './form-context.tsx'
import { useHeld } from './use-held.ts'

/** Attributes that connect an input with its label, hint and error. */
export type InputWiring = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean
  readonly onBlur: () => void
}

type FieldFrameProps = {
  readonly field: LeafField
  readonly path: string
  /** Extra content beside the hint, such as a count or a link. */
  readonly note?: ReactNode
  /** Id of an element in the note that describes the value. */
  readonly noteId?: string | undefined
  /** The control draws its own label. */
  readonly labelInside?: boolean
  readonly children: (wiring: InputWiring) => ReactNode
}

/** Label, hint and error of one control. */
export function FieldFrame({ field, path, note, noteId, labelInside = false, children }: FieldFrameProps) {
  const { draft } = useForm()
  const issue = useShownIssue(path)
  const id = fieldId(path)
  const advice = useHeld(useShownAdvice(field, path))
  const described = [issue && `${id}-error`, advice && `${id}-consejo`, field.hint && `${id}-ayuda`, noteId]
    .filter(Boolean)
    .join(' ')

  return (
    <div className={styles.frame} data-span={isHalf(field) ? 'half' : 'full'}>
      {!labelInside && (
        <label className={styles.label} htmlFor={id}>
          {field.label}
          {'required' in field && field.required && <span className="muted small"> (obligatorio)</span>}
        </label>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': issue !== undefined,
        onBlur: () => draft.leave(path),
      })}
      {issue !== undefined ? (
        <p id={`${id}-error`} className={styles.error}>
          {issue}
        </p>
      ) : (
        advice !== undefined && (
          <p id={`${id}-consejo`} className={styles.advice}>
            {advice}
          </p>
        )
      )}
      {field.hint && (
        <p id={`${id}-ayuda`} className={styles.hint}>
          <Hint text={field.hint} />
        </p>
      )}
      {note}
      <FieldClash path={path} />
      <SeeOnPage path={path} label={field.label} />
    </div>
  )
}

/** Leads from a field to its place on the page. Shown while the pointer or the focus is in the field. */
function SeeOnPage({ path, label }: { readonly path: string; readonly label: string }) {
  const { draft } = useForm()
  const stored = heldDrafts().find((held) => held.draft === draft)
  // The editing view shows the page already.
  if (!stored || window.location.pathname === editScreenPath) return null
  return (
    <Link
      className={styles.onPage}
      to={editAddress({ page: stored.unsavedPage?.(), field: { ...stored.subject(), path } })}
      aria-label={`Ver en la página: ${label}`}
      title="Ver en la página"
    >
      <Icon name="eye" size={18} />
    </Link>
  )
}

/** What to check in a value: told once the user has left the field, or at once about a stored value. */
function useShownAdvice(field: LeafField, path: string): string | undefined {
  const value = useText(path)
  const isSettled = useDraft(
    ({ base, touched }) => touched.has(path) || asText(partAt(base?.value, path)) === value,
  )
  if (!isSettled || !('advice' in field) || !field.advice) return
  return adviseOn(field.advice, value)?.text
}

/** Shows names in braces, such as {years}, as code: the user types them literally. */
function Hint({ text }: { text: string }) {
  return text.split(/(\{\w+\})/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant never move.
    part.startsWith('{') ? <code key={index}>{part}</code> : part,
  )
}

/** Short fields take half the width, two per row where there is room. */
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

/** The value of a field as text. A value of another type is shown as it is, so that the user can correct it. */
export const useText = (path: string): string => asText(useValue(path))

export const asText = (value: Json | undefined): string => (typeof value === 'object' ? '' : `${value ?? ''}`)
