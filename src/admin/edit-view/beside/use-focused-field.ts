import { useEffect } from 'react'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { pageOf } from '#admin/edit-address.ts'
import { fieldId } from '#admin/form/form-context.tsx'
import { documentSubject } from '#admin/subject.ts'
import { fieldAt } from '#content/fields/field-walk.ts'
import { type EditStore, goToPage } from '../edit-store.ts'
import { type Place, placeOf, samePlace } from '../place.ts'

const idStart = fieldId('')

/** Selects the field that has the focus, and opens a page that shows it. */
export function useFocusedField(stored: StoredDraft, store: EditStore): void {
  useEffect(() => {
    const follow = ({ target }: Pick<FocusEvent, 'target'>) => {
      const path = target instanceof Element ? pathOf(target) : undefined
      const subject = documentSubject(stored.subject())
      if (!subject || path === undefined || !fieldAt(stored.draft.tree, path)) return
      const place = { ...subject, path }
      const { fields, status } = store.getState()
      store.setState({ selection: { kind: 'place', place } })
      const isHere = status !== 'loading' && [...fields.values()].some((each) => shows(each, place))
      // The fields of an entry are on its own page, which is open.
      if (!isHere && place.entry === undefined) goToPage(store, pageOf(place))
    }
    follow({ target: document.activeElement })
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [stored, store])
}

const shows = (field: Parameters<typeof placeOf>[0], place: Place) => samePlace(placeOf(field), place)

function pathOf(element: Element): string | undefined {
  const id = element.closest(`[id^="${idStart}"]`)?.id
  return id?.slice(idStart.length)
}
