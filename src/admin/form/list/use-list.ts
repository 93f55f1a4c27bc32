import { arrayMove } from '@dnd-kit/sortable'
import { useMemo } from 'react'
import { type MarkValues, replaceMarks } from '#content/facts/marks.ts'
import { itemTitle } from '#content/fields/field-walk.ts'
import type { ListField } from '#content/fields/schema-tree.ts'
import { partList, segmentOf } from '#content/values/item-path.ts'
import { joinPath } from '#content/values/json.ts'
import { useFacts } from '../facts/facts-context.ts'
import { fieldId, unfold, useDraft, useForm } from '../form-context.tsx'
import { revealField } from '../reveal-field.ts'
import { newItem } from './new-item.ts'

/** A list's rows and the functions that change them. Re-renders only when rows are added, removed or moved. */
export function useList(list: ListField, path: string) {
  const form = useForm()
  const { marks } = useFacts()
  const ids = useDraft(({ draft }) => form.rowIdsOf(path, partList(draft, path)))
  const actions = useMemo(() => listActions(form, list, path, marks), [form, list, path, marks])
  return { ids, ...actions }
}

function listActions(form: ReturnType<typeof useForm>, list: ListField, path: string, marks: MarkValues) {
  const { draft, announce } = form
  const items = () => partList(draft.state.getState().draft, path)
  const titleOf = (index: number) => replaceMarks(itemTitle(list, items()[index], index), marks)

  return {
    move(from: number, to: number) {
      if (to < 0 || to >= items().length || from === to) return
      const title = titleOf(from)
      draft.set(path, arrayMove([...items()], from, to))
      announce(`«${title}» quedó en el lugar ${to + 1} de ${items().length}.`)
    },

    add() {
      const next = [...items(), newItem(list)]
      draft.set(path, next)
      const row = joinPath(path, segmentOf(next, next.length - 1))
      unfold(form, row)
      const [first] = list.item.kind === 'group' ? list.item.fields : []
      revealField(form, first ? joinPath(row, first.key) : row)
    },

    /** Returns the title of the removed item. */
    remove(index: number): string {
      const title = titleOf(index)
      const left = items().toSpliced(index, 1)
      draft.set(path, left)
      announce(`Se quitó «${title}». Puede deshacerlo.`)
      const next =
        left.length === 0
          ? `${path}-agregar`
          : joinPath(path, segmentOf(left, Math.min(index, left.length - 1)))
      requestAnimationFrame(() => document.getElementById(fieldId(next))?.focus())
      return title
    },
  }
}
