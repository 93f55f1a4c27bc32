import type { ReactNode } from 'react'
import { Icon } from '#admin/shell/icon.tsx'
import type { LeafField } from '#content/fields/schema-tree.ts'
import { FieldFrame, useText } from '../field-frame.tsx'
import { useForm } from '../form-context.tsx'
import styles from './controls.module.css'

type SelectFieldProps = {
  readonly field: LeafField
  readonly path: string
  /** The `option` elements, for the value that is chosen now. */
  readonly children: (value: string) => ReactNode
}

/** A field whose value is chosen from a list. */
export function SelectField({ field, path, children }: SelectFieldProps) {
  const { draft } = useForm()
  const value = useText(path)
  return (
    <FieldFrame field={field} path={path}>
      {(wiring) => (
        <div className={styles.choice}>
          <select
            {...wiring}
            className={styles.input}
            value={value}
            onChange={(event) => draft.set(path, event.currentTarget.value)}
          >
            {children(value)}
          </select>
          <Icon name="down" size={18} />
        </div>
      )}
    </FieldFrame>
  )
}
