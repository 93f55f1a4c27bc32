import { useEntries } from '#admin/api/entries.ts'
import controls from '#admin/form/controls/controls.module.css'
import { FieldFrame, useText } from '#admin/form/field-frame.tsx'
import { useForm } from '#admin/form/form-context.tsx'
import { Glyph } from '#admin/form/glyph.tsx'
import type { Field } from '#content/schema-tree.ts'

type Props = { readonly field: Field; readonly path: string }

/** A disease of the site, chosen by its name. */
export const DiseaseControl = (props: Props) => (
  <EntryChoice
    {...props}
    document="diseases"
    hint="El nombre del padecimiento enlaza con su página."
    none="Ninguna"
  />
)

/** A service of the site, chosen by its name. */
export const ServiceControl = (props: Props) => (
  <EntryChoice {...props} document="services" hint="Las dos páginas se enlazan." none="Ninguno" />
)

type ChoiceProps = Props & {
  readonly document: 'diseases' | 'services'
  readonly hint: string
  /** Name of the empty choice. */
  readonly none: string
}

function EntryChoice({ field, path, document, hint, none }: ChoiceProps) {
  const { draft } = useForm()
  const value = useText(path)
  const { data } = useEntries(document)
  if (field.kind !== 'text') return null
  const isKnown = value === '' || data?.some(({ id }) => id === value)
  return (
    <FieldFrame field={{ ...field, hint }} path={path}>
      {(wiring) => (
        <div className={controls.choice}>
          <select
            {...wiring}
            className={controls.input}
            value={value}
            onChange={(event) => draft.set(path, event.currentTarget.value)}
          >
            <option value="">{none}</option>
            {!isKnown && <option value={value}>{data ? `${value} (ya no existe)` : value}</option>}
            {data?.map(({ id, title, visible }) => (
              <option key={id} value={id}>
                {visible ? title : `${title} (no se muestra)`}
              </option>
            ))}
          </select>
          <Glyph name="down" size={18} />
        </div>
      )}
    </FieldFrame>
  )
}
