import { useForm } from '#admin/form/form-context.tsx'
import screen from '#admin/shell/screen.module.css'
import { fieldAt } from '#content/fields/field-walk.ts'
import { AddPlace } from './add-place.tsx'
import { placesPath } from './drafted-places.ts'
import { PlaceList } from './place-list.tsx'

/** The further places, and what adds one. */
export function PlacesEditor() {
  const list = fieldAt(useForm().draft.tree, placesPath)
  if (list?.kind !== 'list') throw new TypeError('The places are a list.')
  return (
    <>
      <AddPlace list={list} />
      <section className={screen.card}>
        <PlaceList list={list} />
      </section>
    </>
  )
}
