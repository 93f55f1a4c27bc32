import controls from '#admin/form/controls/controls.module.css'
import { FieldFrame, useText } from '#admin/form/field-frame.tsx'
import { useForm } from '#admin/form/form-context.tsx'
import type { LeafField } from '#content/fields/schema-tree.ts'

/** A time of the day, chosen as the device does it; may be empty. */
export function TimeControl({ field, path }: { readonly field: LeafField; readonly path: string }) {
  const { draft } = useForm()
  const value = useText(path)
  return (
    <FieldFrame field={field} path={path}>
      {(wiring) => (
        <input
          {...wiring}
          type="time"
          className={controls.input}
          value={value}
          onChange={({ currentTarget }) => draft.set(path, currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
