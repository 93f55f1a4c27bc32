import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { type MediaDetails, type MediaItem, mediaItem, mediaUse } from '#content/media.ts'
import { confirmWrite } from './confirm-write.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'
import { sendFile } from './send-file.ts'
import { findUpload, holdsDetails } from './uploaded-picture.ts'

const listedItem = mediaItem.extend({ uses: z.array(mediaUse) })
/** A picture of the library, and where it is used. */
export type ListedItem = z.output<typeof listedItem>

const list = z.object({ items: z.array(listedItem) }).transform(({ items }) => items)
export const onePicture = z.object({ item: mediaItem })
const added = onePicture.extend({ isNew: z.boolean() })
export const nothing = z.undefined()

/** Poll interval in ms while the server still makes renditions. */
const pollEvery = 2_000

/** The library, newest first. */
export const useMedia = () =>
  useQuery({
    queryKey: queryKeys.media,
    queryFn: ({ signal }) => loadMedia(signal),
    staleTime: 15_000,
    refetchInterval: ({ state }) => (state.data?.some(({ isComplete }) => !isComplete) ? pollEvery : false),
  })

const loadMedia = async (signal?: AbortSignal): Promise<ListedItem[]> =>
  (await request('/api/media', { schema: list, signal })).data

export const findPicture = async (id: string): Promise<ListedItem | undefined> =>
  (await loadMedia()).find((item) => item.id === id)

type Sending = {
  readonly onProgress?: (share: number) => void
  /** Called when the response is lost and the server is asked whether the file is there. */
  readonly onChecking?: () => void
  readonly signal?: AbortSignal
}

/** Adds a file to the library. If the library already has the same file, the server returns its picture. */
export async function uploadPicture(file: File, { onChecking, ...options }: Sending) {
  const write = () => sendFile({ ...options, method: 'POST', path: '/api/media', file, schema: added })
  const findResult = async () => {
    const item = await findUpload(file, await loadMedia())
    return item && { item, isNew: true }
  }
  return (await confirmWrite({ write, findResult, onChecking })).result
}

export async function changePicture(id: string, body: MediaDetails): Promise<MediaItem> {
  const write = async () =>
    (await request(`/api/media/${id}`, { method: 'PATCH', body, schema: onePicture })).data.item
  const findResult = async () => {
    const item = await findPicture(id)
    return item && holdsDetails(item, body) ? item : undefined
  }
  return (await confirmWrite({ write, findResult })).result
}

/** Changes a picture's texts, focal point or crop. Resolves when the change is live. */
export function useChangePicture(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (details: MediaDetails) => changePicture(id, details),
    onSuccess: (item) => noteItem(client, item),
  })
}

/** Replaces a picture's file. The picture keeps its place everywhere on the site. */
export function useReplacePicture(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) => {
      const items = client.getQueryData<ListedItem[]>(queryKeys.media)
      const version = items?.find((item) => item.id === id)?.version
      const path = `/api/media/${id}/file`
      const write = async () =>
        (await sendFile({ method: 'PUT', path, file, schema: onePicture, onProgress })).item
      const findResult = async () => {
        const item = await findPicture(id)
        return item && item.version !== version && item.bytes === file.size ? item : undefined
      }
      return (await confirmWrite({ write, findResult })).result
    },
    onSuccess: (item) => noteItem(client, item),
  })
}

export function useRemovePicture(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      confirmWrite<boolean>({
        write: async () => {
          await request(`/api/media/${id}`, { method: 'DELETE', schema: nothing })
          return true
        },
        findResult: async () => ((await findPicture(id)) ? undefined : true),
      }),
    onSuccess: () => {
      setItems(client, (items) => items.filter((item) => item.id !== id))
      void reloadList(client)
      void client.invalidateQueries({ queryKey: queryKeys.removedMedia })
    },
  })
}

/** Puts a picture from a response into the cached list, and invalidates the list. */
export function noteItem(client: QueryClient, item: MediaItem) {
  setItems(client, (items) =>
    items.some(({ id }) => id === item.id)
      ? items.map((known) => (known.id === item.id ? { ...known, ...item } : known))
      : [{ ...item, uses: [] }, ...items],
  )
  void reloadList(client)
  void client.invalidateQueries({ queryKey: queryKeys.status })
}

/** Reads the list again. A first reading that is under way may be older than the change, and does not count. */
async function reloadList(client: QueryClient): Promise<void> {
  const { media: queryKey } = queryKeys
  if (client.getQueryData(queryKey) === undefined) await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

function setItems(client: QueryClient, change: (items: ListedItem[]) => ListedItem[]) {
  client.setQueryData<ListedItem[]>(queryKeys.media, (items) => items && change(items))
}
