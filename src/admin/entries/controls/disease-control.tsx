import { useEntries } from '#admin/api/entries.ts'
import controls from '#admin/form/controls/controls.module.css'
import { FieldFrame, useText } from '#admin/form/field-frame.tsx'
import { useForm } from '#admin/form/form-context.tsx'
import { Glyph } from '#admin/form/glyph.tsx'
import type { Field } from '#content/schema-tree.ts'

/** A disease of the site, chosen by its name. */
export function DiseaseControl({ field, path }: { readonly field: Field; readonly path: string }) {
  const { draft } = useForm()
  const value = useText(path)
  const { data } = useEntries('diseases')
  if (field.kind !== 'text') return null
  const isKnown = value === '' || data?.some(({ id }) => id === value)
  return (
    <FieldFrame field={{ ...field, hint: 'El nombre del padecimiento enlaza con su página.' }} path={path}>
      {(wiring) => (
        <div className={controls.choice}>
          <select
            {...wiring}
            className={controls.input}
            value={value}
            onChange={(event) => draft.set(path, event.currentTarget.value)}
          >
            <option value="">Ninguna</option>
            {!isKnown && <option value={value}>{data ? `${value} (ya no existe)` : value}</option>}
            {data?.map(({ id, title, visible }) => (
              <option key={id} value={id}>
                {visible ? title : `${title} (oculta)`}
              </option>
            ))}
          </select>
          <Glyph name="down" size={18} />
        </div>
      )}
    </FieldFrame>
  )
}
