import { Button } from '@mantine/core'
import { unfold, useDraft, useForm } from '#admin/form/form-context.tsx'
import { withNewIds } from '#admin/form/list/new-item.ts'
import { revealField } from '#admin/form/reveal-field.ts'
import { Card } from '#admin/shell/card.tsx'
import type { ListField } from '#content/fields/schema-tree.ts'
import { firstPlaceIn } from '#content/places/exchange-first.ts'
import { segmentOf } from '#content/values/item-path.ts'
import { isJsonObject, type JsonObject } from '#content/values/json.ts'
import { placesIn, placesPath } from './drafted-places.ts'
import { copiedPlace, placeFromMap } from './new-place.ts'
import { PasteMap } from './paste-map.tsx'

/** Adds a place: from a pasted link of a map, empty, or like another one. */
export function AddPlace({ list }: { readonly list: ListField }) {
  const form = useForm()
  const { draft, announce } = form
  const places = useDraft((state) => placesIn(state.draft))
  const document = useDraft((state) => state.draft)
  const all = [firstPlaceIn(document), ...places.filter(isJsonObject)]
  const initial = isJsonObject(list.item.initial) ? list.item.initial : {}
  const add = (place: JsonObject) => {
    const next = [...places, place]
    const row = `${placesPath}.${segmentOf(next, places.length)}`
    draft.set(placesPath, next)
    // Shows at once that another place has the same name.
    draft.leave(`${row}.header`)
    announce(`Se agregó ${place.header || 'un lugar'}. Falta publicar.`)
    unfold(form, row)
    // The new row is rendered only after this update.
    requestAnimationFrame(() => revealField(form, `${row}.${place.header ? 'schedule' : 'header'}`))
  }
  if (places.length >= (list.max ?? Number.POSITIVE_INFINITY)) {
    return <p>Caben {list.max} lugares: quite uno para agregar otro.</p>
  }
  return (
    <Card title="Agregar un lugar" className="stack">
      <PasteMap action="Agregar lugar" onRead={(pasted) => add(placeFromMap(pasted, all, initial))} />
      <div className="row">
        {all.map((source, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place's position names it, as its name may be shared.
            key={index}
            variant="subtle"
            onClick={() => add(withNewIds(list.item, copiedPlace(source, all, initial)))}
          >
            Igual que {`${source.header || 'un lugar sin nombre'}`}, con otro horario
          </Button>
        ))}
      </div>
    </Card>
  )
}
