import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MediaCrop, MediaDetails, MediaItem } from '#content/media/media.ts'
import { type Answer, call } from './call.ts'
import { loadAnew } from './load-anew.ts'
import { unlessGone } from './problem.ts'
import { queryKeys } from './query-keys.ts'
import { repeatWhileLost } from './repeat-while-lost.ts'
import { sendFile } from './send-file.ts'

/** A picture of the library, and where it is used. */
export type ListedItem = Answer<'GET /api/media'>['items'][number]

/** Poll interval in ms while the server still makes renditions. */
const pollEvery = 2_000

/** The library, newest first. */
export const mediaQuery = queryOptions({
  queryKey: queryKeys.media,
  queryFn: ({ signal }) => loadMedia(signal),
  staleTime: 15_000,
})

export const useMedia = () =>
  useQuery({
    ...mediaQuery,
    refetchInterval: ({ state }) => (state.data?.some(({ isComplete }) => !isComplete) ? pollEvery : false),
  })

const loadMedia = async (signal?: AbortSignal): Promise<ListedItem[]> =>
  (await call('GET /api/media', { signal })).items

export const findPicture = async (id: string): Promise<ListedItem | undefined> =>
  (await loadMedia()).find((item) => item.id === id)

type Sending = {
  readonly onProgress?: (share: number) => void
  /** Called when the response is lost, before the file is sent again. */
  readonly onLost?: () => void
  readonly signal?: AbortSignal
}

/** Adds a file to the library. If the library already has the same file, the server returns its picture. */
export async function uploadPicture(file: File, { onLost, ...options }: Sending) {
  const write = () => sendFile('POST /api/media', { ...options, file })
  const { result, wasLost } = await repeatWhileLost(write, onLost)
  // The call whose response was lost may have added it.
  return { item: result.item, isNew: result.isNew || wasLost }
}

export async function changePicture(id: string, body: MediaDetails): Promise<MediaItem> {
  const write = () => call('PATCH /api/media/:id', { params: { id }, body })
  return (await repeatWhileLost(write)).result.item
}

/** Changes a picture's title, which visitors do not see. */
export function useChangePicture(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (details: MediaDetails) => changePicture(id, details),
    onSuccess: (item) => noteItem(client, item),
  })
}

type ToPrepare =
  | { readonly file: File; readonly onProgress: (share: number) => void }
  /** A version of the picture's file, with another crop; without `crop` as it was. */
  | { readonly version: string; readonly crop?: MediaCrop | null }

/** Makes a file or crop that the draft of a picture can show. Visitors do not see it before it is published. */
export function usePreparePicture(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: ToPrepare): Promise<MediaItem> => {
      const write = async () => {
        if ('file' in wanted) return sendFile('POST /api/media/:id/prepared', { params: { id }, ...wanted })
        const { version, crop } = wanted
        const body = crop === undefined ? {} : { crop }
        return call('POST /api/media/:id/prepared/:version', { params: { id, version }, body })
      }
      return (await repeatWhileLost(write)).result.item
    },
    onSuccess: (prepared) =>
      setItems(client, (items) =>
        items.map((item) =>
          item.id !== id || prepared.id === id
            ? item
            : { ...item, prepared: [...item.prepared.filter((each) => each.id !== prepared.id), prepared] },
        ),
      ),
  })
}

export function useRemovePicture(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => unlessGone(repeatWhileLost(() => call('DELETE /api/media/:id', { params: { id } }))),
    onSuccess: () => {
      setItems(client, (items) => items.filter((item) => item.id !== id))
      void loadAnew(client, queryKeys.media)
      void loadAnew(client, queryKeys.removedMedia)
    },
  })
}

/** Puts a picture from a response into the cached list, and invalidates the list. */
export function noteItem(client: QueryClient, item: MediaItem) {
  setItems(client, (items) =>
    items.some(({ id }) => id === item.id)
      ? items.map((known) => (known.id === item.id ? { ...known, ...item } : known))
      : [{ ...item, uses: [], prepared: [] }, ...items],
  )
  void loadAnew(client, queryKeys.media)
  void loadAnew(client, queryKeys.status)
}

function setItems(client: QueryClient, change: (items: ListedItem[]) => ListedItem[]) {
  client.setQueryData<ListedItem[]>(queryKeys.media, (items) => items && change(items))
}
