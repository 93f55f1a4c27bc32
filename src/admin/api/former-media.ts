import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MediaItem } from '#content/media/media.ts'
import { type Answer, call, callPath } from './call.ts'
import { loadAnew } from './load-anew.ts'
import { findPicture, noteItem } from './media.ts'
import { hasStatus, unlessGone } from './problem.ts'
import { queryKeys } from './query-keys.ts'
import { repeatWhileLost } from './repeat-while-lost.ts'

// Pictures that were replaced or removed. Visitors cannot get them.

export type FormerPicture = Answer<'GET /api/media/:id/former'>['former'][number]

/** URL of a thumbnail, for people who signed in. */
export const formerThumbnailPath = (id: string, { version }: Pick<FormerPicture, 'version'>) =>
  callPath('GET /api/media/:id/former/:version', { params: { id, version } })

const loadFormers = async (id: string, signal?: AbortSignal) =>
  (await call('GET /api/media/:id/former', { params: { id }, signal })).former

/** Pictures that were removed from the library and can be put back, newest first. Only owners may read them. */
export const removedPicturesQuery = queryOptions({
  queryKey: queryKeys.removedMedia,
  queryFn: async ({ signal }) => (await call('GET /api/media/removed', { signal })).removed,
})

export const useRemovedPictures = (isOwner: boolean) =>
  useQuery({ ...removedPicturesQuery, enabled: isOwner })

/** Earlier files of a picture, newest first. Loaded again for each new version. */
export const useFormerPictures = (id: string, version: string) =>
  useQuery({
    queryKey: [...queryKeys.media, 'former', id, version],
    queryFn: ({ signal }) => loadFormers(id, signal),
    // The list that was read when the picture was removed must not show again after it is put back.
    gcTime: 0,
  })

/** Puts a removed picture back into the library. */
export function usePutBackPicture() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, picture }: { readonly id: string; readonly picture: FormerPicture }) =>
      putBackPicture(client, id, picture),
  })
}

export async function putBackPicture(
  client: QueryClient,
  id: string,
  { replacedAt, version }: FormerPicture,
): Promise<MediaItem> {
  const write = () => call('POST /api/media/:id/former', { params: { id }, body: { replacedAt } })
  const item = await repeatWhileLost(write).then(
    ({ result }) => result.item,
    async (error: unknown) => {
      // The call whose response was lost has put it back.
      const found = hasStatus(error, 404) ? await findPicture(id) : undefined
      if (found?.version !== version) throw error
      return found
    },
  )
  noteItem(client, item)
  void loadAnew(client, queryKeys.removedMedia)
  return item
}

/** Deletes all earlier files of a picture for good. */
export function usePurgeFormers(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      unlessGone(repeatWhileLost(() => call('DELETE /api/media/:id/former', { params: { id } }))),
    onSuccess: () =>
      Promise.all(
        [queryKeys.removedMedia, [...queryKeys.media, 'former', id]].map((queryKey) =>
          loadAnew(client, queryKey),
        ),
      ),
  })
}
