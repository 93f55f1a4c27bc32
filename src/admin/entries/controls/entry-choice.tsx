import { useEntries } from '#admin/api/entries.ts'
import { SelectField } from '#admin/form/controls/select-field.tsx'
import type { Field } from '#content/fields/schema-tree.ts'

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

/** Another page of hers, chosen by its name. */
export const PageControl = (props: Props) => <EntryChoice {...props} document="pages" none="De ninguna" />

type ChoiceProps = Props & {
  readonly document: 'diseases' | 'services' | 'pages'
  /** Replaces the field's own. */
  readonly hint?: string
  /** Name of the empty choice, if there is one. */
  readonly none?: string
}

/** An entry of the site, chosen by its name. */
export function EntryChoice({ field, path, document, hint = field.hint, none }: ChoiceProps) {
  const { data } = useEntries(document)
  if (field.kind !== 'text') return null
  return (
    <SelectField
      field={{ ...field, hint }}
      path={path}
      options={[
        ...(none === undefined ? [] : [{ value: '', label: none }]),
        ...(data ?? []).map(({ id, title, visible }) => ({
          value: id,
          label: visible ? title : `${title} (no se muestra)`,
        })),
      ]}
      labelOf={(value) => {
        if (value === '') return 'Elija de la lista'
        return data ? `${value} (ya no existe)` : value
      }}
    />
  )
}
