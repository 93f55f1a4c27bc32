import { useDocument } from '#admin/api/documents.ts'
import controls from '#admin/form/controls/controls.module.css'
import { FieldFrame, useText } from '#admin/form/field-frame.tsx'
import { useForm } from '#admin/form/form-context.tsx'
import { Glyph } from '#admin/form/glyph.tsx'
import { identifiedPrices, priceText } from '#content/facts/prices.ts'
import type { Field } from '#content/schema-tree.ts'

/** A price of the practice's list, chosen by its name. */
export function PriceControl({ field, path }: { readonly field: Field; readonly path: string }) {
  const { draft } = useForm()
  const value = useText(path)
  const { data } = useDocument('site-content')
  if (field.kind !== 'text') return null
  const prices = data && identifiedPrices(data.value.consultationPrice.prices)
  const isKnown = value === '' || prices?.some(({ id }) => id === value)
  return (
    <FieldFrame field={field} path={path}>
      {(wiring) => (
        <div className={controls.choice}>
          <select
            {...wiring}
            className={controls.input}
            value={value}
            onChange={(event) => draft.set(path, event.currentTarget.value)}
          >
            <option value="">Sin precio en su página</option>
            {!isKnown && <option value={value}>{prices ? 'Un precio que ya no existe' : value}</option>}
            {prices?.map((price) => (
              <option key={price.id} value={price.id}>
                {price.name}, {priceText(price)}
                {price.visible ? '' : ' (oculto: no se muestra)'}
              </option>
            ))}
          </select>
          <Glyph name="down" size={18} />
        </div>
      )}
    </FieldFrame>
  )
}
