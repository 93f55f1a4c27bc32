import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { confirmWrite } from './confirm-write.ts'
import { findPicture, noteItem, nothing, onePicture } from './media.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

// Pictures that were replaced or removed. Visitors cannot get them.

const former = z.object({
  version: z.string(),
  fileName: z.string(),
  replacedAt: z.string(),
  storedUntil: z.string(),
})
export type FormerPicture = z.output<typeof former>

const formers = z.object({ former: z.array(former) }).transform(({ former }) => former)

const removed = z
  .object({ removed: z.array(former.extend({ id: z.string(), title: z.string() })) })
  .transform(({ removed }) => removed)
export type RemovedPicture = z.output<typeof removed>[number]

const formersPath = (id: string) => `/api/media/${id}/former`

/** URL of a thumbnail, for people who signed in. */
export const formerThumbnailPath = (id: string, { version }: Pick<FormerPicture, 'version'>) =>
  `${formersPath(id)}/${version}`

const loadFormers = async (id: string, signal?: AbortSignal) =>
  (await request(formersPath(id), { schema: formers, signal })).data

/** Pictures that were removed from the library and can be put back, newest first. Only owners may read them. */
export const useRemovedPictures = (isOwner: boolean) =>
  useQuery({
    queryKey: queryKeys.removedMedia,
    queryFn: async ({ signal }) => (await request('/api/media/removed', { schema: removed, signal })).data,
    enabled: isOwner,
  })

/** Earlier files of a picture, newest first. Loaded again for each new version. */
export const useFormerPictures = (id: string, version: string) =>
  useQuery({
    queryKey: [...queryKeys.media, 'former', id, version],
    queryFn: ({ signal }) => loadFormers(id, signal),
    // The list that was read when the picture was removed must not show again after it is put back.
    gcTime: 0,
  })

/** Restores the file that was in use until `replacedAt`. The picture keeps its place everywhere on the site. */
export function usePutBackPicture(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ replacedAt, version }: FormerPicture) => {
      const write = async () =>
        (await request(formersPath(id), { method: 'POST', body: { replacedAt }, schema: onePicture })).data
          .item
      const findResult = async () => {
        const item = await findPicture(id)
        return item?.version === version ? item : undefined
      }
      return (await confirmWrite({ write, findResult })).result
    },
    onSuccess: (item) => {
      noteItem(client, item)
      void client.invalidateQueries({ queryKey: queryKeys.removedMedia })
    },
  })
}

/** Deletes all earlier files of a picture for good. */
export function usePurgeFormers(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      confirmWrite<boolean>({
        write: async () => {
          await request(formersPath(id), { method: 'DELETE', schema: nothing })
          return true
        },
        findResult: async () => ((await loadFormers(id)).length === 0 ? true : undefined),
      }),
    onSuccess: () =>
      Promise.all(
        [queryKeys.removedMedia, [...queryKeys.media, 'former', id]].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
