import { memo } from 'react'
import type { EnumField } from '#content/schema-tree.ts'
import { FieldFrame, useText } from '../field-frame.tsx'
import { useForm } from '../form-context.tsx'
import { Glyph } from '../glyph.tsx'
import styles from './controls.module.css'

/** A choice among few options. */
export const EnumControl = memo(function EnumControl({ field, path }: { field: EnumField; path: string }) {
  const { draft } = useForm()
  const value = useText(path)
  const isKnown = field.options.some((option) => option.value === value)
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
            {!isKnown && <option value={value}>{value}</option>}
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Glyph name="down" size={18} />
        </div>
      )}
    </FieldFrame>
  )
})
