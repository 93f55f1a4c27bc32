import { useStore } from 'zustand'
import { useDocument } from '#admin/api/documents.ts'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { childOf, type Json, valueAt } from '#content/values/json.ts'
import { placesIn } from './drafted-places.ts'

type PlaceOption = { readonly value: string; readonly label: string }

/** The places by their ids, with those that are only in the draft; the first one first. Empty while they load. */
export function usePlaceOptions(): readonly PlaceOption[] {
  const { data } = useDocument('site-content')
  const drafted = useStore(documentDraft('site-content').draft.state, ({ base, draft }) => base && draft)
  const content: Json | undefined = drafted ?? data?.value
  if (!content) return []
  const option = (id: Json | undefined, header: Json | undefined, usual: string) => ({
    value: `${id ?? ''}`,
    label: `${header || usual}`,
  })
  return [
    option(
      valueAt(content, 'doctorWorkInfo.consulting.id'),
      valueAt(content, 'doctorWorkInfo.consulting.header'),
      'Consultorio',
    ),
    ...placesIn(content).map((place) =>
      option(childOf(place, 'id'), childOf(place, 'header'), 'Lugar sin nombre'),
    ),
  ]
}
