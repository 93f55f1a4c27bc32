import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import type { EntryDocument } from '#content/entries.ts'
import { mediaUse } from '#content/media.ts'
import { confirmWrite } from './confirm-write.ts'
import { entryPath, findEntry, loadEntries, loadEntry, refreshEntries, saveEntry } from './entries.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

const links = z.object({ links: z.array(mediaUse) }).transform((body) => body.links)

/** The places of the site that link to an entry. */
export const entryLinksQuery = (document: EntryDocument, id: string) => ({
  queryKey: queryKeys.entryLinks(document, id),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request(`${entryPath(document, id)}/links`, { schema: links, signal })).data,
})

/** Deletes an entry. Its history stays. */
export function useDeleteEntry(document: EntryDocument) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const write = async () => {
        await request(entryPath(document, id), { method: 'DELETE', schema: z.unknown() })
        return true
      }
      const findResult = async () => ((await findEntry(document, id)) ? undefined : true)
      await confirmWrite({ write, findResult })
    },
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: queryKeys.entry(document, id) })
      return refreshEntries(client, document)
    },
  })
}

/** Shows an entry on the site, or hides it. */
export function useShowEntry(document: EntryDocument) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, visible }: { id: string; visible: boolean }) => {
      const { value, etag } = await loadEntry(document, id)
      if (value.visible === visible) return
      const write = () => saveEntry(document, id, { value: { ...value, visible }, etag })
      const findResult = async () => {
        const found = await loadEntry(document, id)
        return found.value.visible === visible ? found : undefined
      }
      await confirmWrite({ write, findResult })
    },
    onSettled: async (_, __, { id }) => {
      await client.invalidateQueries({ queryKey: queryKeys.entry(document, id) })
      await refreshEntries(client, document)
    },
  })
}

const orderBody = z.object({ ids: z.array(z.string()) })

/** @throws {ApiProblem} 409 if somebody added or deleted an entry meanwhile. */
export async function saveOrder(document: EntryDocument, ids: readonly string[]): Promise<void> {
  const write = async () => {
    await request(`/api/${document}/order`, { method: 'POST', body: { ids }, schema: orderBody })
    return true
  }
  const findResult = async () => {
    const now = await loadEntries(document)
    return now.length === ids.length && now.every(({ id }, place) => id === ids[place]) ? true : undefined
  }
  await confirmWrite({ write, findResult })
}
