import { useEntries } from '#admin/api/entries.ts'
import { SelectField } from '#admin/form/controls/select-field.tsx'
import type { LeafField } from '#content/fields/schema-tree.ts'

/** Chooses the service whose page shows the notice. */
export function ServiceControl({ field, path }: { readonly field: LeafField; readonly path: string }) {
  const { data = [] } = useEntries('services')
  return (
    <SelectField field={field} path={path}>
      {(value) => (
        <>
          {!data.some(({ id }) => id === value) && (
            <option value={value}>{value || 'Elija un servicio'}</option>
          )}
          {data.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </>
      )}
    </SelectField>
  )
}
