import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ListedEntry, refreshEntries } from '#admin/api/entries.ts'
import { saveOrder } from '#admin/api/entry-changes.ts'
import { hasStatus, messageOf } from '#admin/api/problem.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import type { EntryDocument } from '#content/entries.ts'

type OrderState =
  | { readonly kind: 'saving' }
  /** `before` is the order that 'Deshacer' restores. */
  | { readonly kind: 'saved'; readonly before: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string; readonly wanted: readonly string[] | undefined }

/**
 * Changes the order of the entries. The list shows the new order at once; saves follow one another, and a failed one
 * brings the former order back.
 */
export function useOrder(document: EntryDocument) {
  const client = useQueryClient()
  const [state, setState] = useState<OrderState>()
  const wanted = useRef<readonly string[]>(undefined)
  const isSaving = useRef(false)

  const listed = () => client.getQueryData<ListedEntry[]>(queryKeys.entries(document)) ?? []
  const show = (ids: readonly string[]) =>
    client.setQueryData<ListedEntry[]>(
      queryKeys.entries(document),
      (entries) => entries && inOrder(entries, ids),
    )

  async function save(before: readonly string[]) {
    isSaving.current = true
    let saved = before
    try {
      while (wanted.current && wanted.current !== saved) {
        const next = wanted.current
        await saveOrder(document, next)
        saved = next
      }
      setState({ kind: 'saved', before })
    } catch (error) {
      const failed = wanted.current
      show(saved)
      const isOutdated = hasStatus(error, 409)
      setState({
        kind: 'failed',
        message: isOutdated
          ? 'Otra persona agregó o borró algo mientras tanto. Esta es la lista de ahora: ordénela otra vez.'
          : `${messageOf(error)} El orden sigue como estaba.`,
        wanted: isOutdated ? undefined : failed,
      })
    } finally {
      isSaving.current = false
      wanted.current = undefined
      await refreshEntries(client, document)
    }
  }

  async function arrange(ids: readonly string[]) {
    const before = listed().map(({ id }) => id)
    await client.cancelQueries({ queryKey: queryKeys.entries(document) })
    show(ids)
    wanted.current = ids
    setState({ kind: 'saving' })
    if (!isSaving.current) await save(before)
  }

  return {
    state,
    /** Saves a whole order. */
    arrange,
    move(from: number, to: number) {
      const ids = listed().map(({ id }) => id)
      if (to < 0 || to >= ids.length || from === to) return
      void arrange(moved(ids, from, to))
    },
    dismiss: () => setState(undefined),
  }
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The entries in the order of the ids; entries without an id in the list stay at the end. */
export function inOrder<Item extends { readonly id: string }>(
  entries: readonly Item[],
  ids: readonly string[],
): Item[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: Item) => places.get(id) ?? ids.length
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other))
}
