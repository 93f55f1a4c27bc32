import { useEntries } from '#admin/api/entries.ts'
import controls from '#admin/form/controls/controls.module.css'
import { FieldFrame, useText } from '#admin/form/field-frame.tsx'
import { useForm } from '#admin/form/form-context.tsx'
import { Glyph } from '#admin/form/glyph.tsx'
import type { LeafField } from '#content/schema-tree.ts'

/** Chooses the service whose page shows the notice. */
export function ServiceControl({ field, path }: { readonly field: LeafField; readonly path: string }) {
  const { draft } = useForm()
  const { data = [] } = useEntries('services')
  const value = useText(path)
  const isKnown = data.some(({ id }) => id === value)
  return (
    <FieldFrame field={field} path={path}>
      {(wiring) => (
        <div className={controls.choice}>
          <select
            {...wiring}
            className={controls.input}
            value={value}
            onChange={({ currentTarget }) => draft.set(path, currentTarget.value)}
          >
            {!isKnown && <option value={value}>{value || 'Elija un servicio'}</option>}
            {data.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          <Glyph name="down" size={18} />
        </div>
      )}
    </FieldFrame>
  )
}
