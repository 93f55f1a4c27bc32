import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MediaDetails, MediaItem } from '#content/media/media.ts'
import { type Answer, call } from './call.ts'
import { confirmed } from './confirm-write.ts'
import { queryKeys } from './query-keys.ts'
import { sendFile } from './send-file.ts'
import { findUpload, holdsDetails } from './uploaded-picture.ts'

/** A picture of the library, and where it is used. */
export type ListedItem = Answer<'GET /api/media'>['items'][number]

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
  (await call('GET /api/media', { signal })).items

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
  const write = async () => {
    const { item, isNew } = await sendFile('POST /api/media', { ...options, file })
    return { item, isNew }
  }
  const findResult = async () => {
    const item = await findUpload(file, await loadMedia())
    return item && { item, isNew: true }
  }
  return confirmed({ write, findResult, onChecking })
}

export async function changePicture(id: string, body: MediaDetails): Promise<MediaItem> {
  const write = async () => (await call('PATCH /api/media/:id', { params: { id }, body })).item
  const findResult = async () => {
    const item = await findPicture(id)
    return item && holdsDetails(item, body) ? item : undefined
  }
  return confirmed({ write, findResult })
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
      const write = async () =>
        (await sendFile('PUT /api/media/:id/file', { params: { id }, file, onProgress })).item
      const findResult = async () => {
        const item = await findPicture(id)
        return item && item.version !== version && item.bytes === file.size ? item : undefined
      }
      return confirmed({ write, findResult })
    },
    onSuccess: (item) => noteItem(client, item),
  })
}

export function useRemovePicture(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      confirmed({
        write: () => call('DELETE /api/media/:id', { params: { id } }),
        findResult: async () => ((await findPicture(id)) ? undefined : null),
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
