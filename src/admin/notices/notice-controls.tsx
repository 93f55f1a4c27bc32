import { useEntries } from '#admin/api/entries.ts'
import controls from '#admin/form/controls/controls.module.css'
import { SelectField } from '#admin/form/controls/select-field.tsx'
import { FieldFrame, useText } from '#admin/form/field-frame.tsx'
import { useForm } from '#admin/form/form-context.tsx'
import type { LeafField } from '#content/fields/schema-tree.ts'

type Props = { readonly field: LeafField; readonly path: string }

/** Chooses the service whose page shows the notice. */
export function ServiceControl({ field, path }: Props) {
  const { data = [] } = useEntries('services')
  return (
    <SelectField
      field={field}
      path={path}
      options={data.map(({ id, title }) => ({ value: id, label: title }))}
      labelOf={(value) => value || 'Elija un servicio'}
    />
  )
}

/** A time of the day, chosen as the device does it; may be empty. */
export function TimeControl({ field, path }: Props) {
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
