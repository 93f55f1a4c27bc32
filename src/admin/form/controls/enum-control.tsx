import { memo } from 'react'
import type { EnumField } from '#content/fields/schema-tree.ts'
import { SelectField } from './select-field.tsx'

/** A choice among few options. */
export const EnumControl = memo(function EnumControl({ field, path }: { field: EnumField; path: string }) {
  return (
    <SelectField field={field} path={path}>
      {(value) => (
        <>
          {!field.options.some((option) => option.value === value) && <option value={value}>{value}</option>}
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </>
      )}
    </SelectField>
  )
})
