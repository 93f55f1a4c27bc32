import { useDocument } from '#admin/api/documents.ts'
import { SelectField } from '#admin/form/controls/select-field.tsx'
import { priceText } from '#content/facts/prices.ts'
import type { Field } from '#content/fields/schema-tree.ts'

/** A price of the practice's list, chosen by its name. */
export function PriceControl({ field, path }: { readonly field: Field; readonly path: string }) {
  const { data } = useDocument('site-content')
  if (field.kind !== 'text') return null
  const prices = data?.value.consultationPrice.prices
  return (
    <SelectField
      field={field}
      path={path}
      options={[
        { value: '', label: 'Sin precio en su página' },
        ...(prices ?? []).map((price) => ({
          value: price.id,
          label: `${price.name}, ${priceText(price)}${price.visible ? '' : ' (oculto: no se muestra)'}`,
        })),
      ]}
      labelOf={(value) => (prices ? 'Un precio que ya no existe' : value)}
    />
  )
}
