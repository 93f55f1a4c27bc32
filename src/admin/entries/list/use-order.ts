import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type ListedEntry, refreshEntries } from '#admin/api/entries.ts'
import { saveOrder } from '#admin/api/entry-changes.ts'
import { hasStatus, messageOf } from '#admin/api/problem.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import type { EntryDocument } from '#content/entries.ts'

type Ids = readonly string[]

type OrderState =
  | { readonly kind: 'saving' }
  /** `before` is the order that 'Deshacer' restores. */
  | { readonly kind: 'saved'; readonly before: Ids }
  | { readonly kind: 'failed'; readonly message: string; readonly wanted: Ids | undefined }

/** The order of a document's entries: its state, and stable functions that change it. */
export function useOrder(document: EntryDocument) {
  const client = useQueryClient()
  const [state, setState] = useState<OrderState>()
  const actions = useMemo(() => createOrder(client, document, setState), [client, document])
  return { state, ...actions }
}

/**
 * Changes the order of the entries. The list shows the new order at once; saves follow one another, and a failed one
 * brings the former order back.
 */
function createOrder(
  client: QueryClient,
  document: EntryDocument,
  setState: (state: OrderState | undefined) => void,
) {
  let wanted: Ids | undefined
  let isSaving = false

  const queryKey = queryKeys.entries(document)
  const listedIds = () => (client.getQueryData<ListedEntry[]>(queryKey) ?? []).map(({ id }) => id)
  const show = (ids: Ids) =>
    client.setQueryData<ListedEntry[]>(queryKey, (entries) => entries && inOrder(entries, ids))

  async function save(before: Ids) {
    isSaving = true
    let saved = before
    try {
      while (wanted && wanted !== saved) {
        const next = wanted
        await saveOrder(document, next)
        saved = next
      }
      setState({ kind: 'saved', before })
    } catch (error) {
      show(saved)
      setState(failure(error, wanted))
    } finally {
      isSaving = false
      wanted = undefined
      await refreshEntries(client, document)
    }
  }

  /** Saves a whole order. */
  async function arrange(ids: Ids) {
    const before = listedIds()
    await client.cancelQueries({ queryKey })
    show(ids)
    wanted = ids
    setState({ kind: 'saving' })
    if (!isSaving) await save(before)
  }

  return {
    arrange,
    move(from: number, to: number) {
      const ids = listedIds()
      if (to < 0 || to >= ids.length || from === to) return
      void arrange(moved(ids, from, to))
    },
    dismiss: () => setState(undefined),
  }
}

function failure(error: unknown, wanted: Ids | undefined): OrderState {
  if (hasStatus(error, 409)) {
    const message =
      'Otra persona agregó o borró algo mientras tanto. Esta es la lista de ahora: ordénela otra vez.'
    return { kind: 'failed', message, wanted: undefined }
  }
  return { kind: 'failed', message: `${messageOf(error)} El orden sigue como estaba.`, wanted }
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
