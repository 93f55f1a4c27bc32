import { createSafeContext } from '@mantine/core'
import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type DraftState, type DraftStore, shownIssueAt } from '#admin/draft/draft-store.ts'
import { fieldAt } from '#content/fields/field-walk.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { partAt, partList, positionOf, segmentOf } from '#content/values/item-path.ts'
import { isJsonList, type Json, joinPath, pathSegments } from '#content/values/json.ts'
import { createRowIds } from './row-ids.ts'
import { useHeld } from './use-held.ts'

/** Controls that a form uses instead of the usual ones, by the field's path in the schema: 'aliases.*'. */
export type OwnControls = {
  readonly [path: string]: ComponentType<{ readonly field: Field; readonly path: string }>
}

/** What all fields of a form share. */
export type Form = {
  readonly draft: DraftStore
  readonly rowIdsOf: (listPath: string, items: readonly Json[]) => readonly string[]
  /** Ids of the expanded list rows, and paths of the groups whose part «Avanzado» is open. */
  readonly open: StoreApi<ReadonlySet<string>>
  /** Sends a text to the live region for screen readers. */
  readonly announce: (text: string) => void
  readonly controls: OwnControls
}

export const createForm = (
  draft: DraftStore,
  announce: Form['announce'],
  controls: OwnControls = {},
): Form => ({
  draft,
  rowIdsOf: createRowIds(),
  open: createStore<ReadonlySet<string>>(() => new Set()),
  announce,
  controls,
})

export const [FormProvider, useForm] = createSafeContext<Form>('A field stands outside a form.')

export function useDraft<Selected>(select: (state: DraftState) => Selected): Selected {
  return useStore(useForm().draft.state, select)
}

/** The value of one field. The component re-renders only when this value changes. */
export const useValue = (path: string) => useDraft(({ draft }) => partAt(draft, path))

/** The path of the item at a position of a list. */
export const useItemPath = (listPath: string, position: number) =>
  useDraft(({ draft }) => joinPath(listPath, segmentOf(partList(draft, listPath), position)))

/** The error of a field, if it is time to show it. */
export const useShownIssue = (path: string) => useHeld(useDraft((state) => shownIssueAt(state, path)))

export const fieldId = (path: string) => `campo-${path}`

/** Whether a row or a part «Avanzado» is open, and the function that changes that. */
export function useOpen(id: string): readonly [boolean, () => void] {
  const { open } = useForm()
  const toggle = () => {
    const next = new Set(open.getState())
    if (!next.delete(id)) next.add(id)
    open.setState(next, true)
  }
  return [useStore(open, (ids) => ids.has(id)), toggle]
}

/** Opens the list rows and the parts «Avanzado» that contain a path. */
export function unfold({ draft, rowIdsOf, open }: Form, path: string) {
  const document = draft.state.getState().draft
  const next = new Set(open.getState())
  let place = ''
  for (const segment of pathSegments(path)) {
    const [list, items] = [fieldAt(draft.tree, place), partAt(document, place)]
    const id =
      list?.kind === 'list' && isJsonList(items)
        ? rowIdsOf(place, items)[positionOf(items, segment)]
        : undefined
    if (id) next.add(id)
    const inside = joinPath(place, segment)
    if (fieldAt(draft.tree, inside)?.isAdvanced) next.add(place)
    place = inside
  }
  open.setState(next, true)
}
