import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { MediaItem } from '#content/media/media.ts'
import { noteItem } from './media.ts'
import { queryKeys } from './query-keys.ts'

const item = { id: '0123456789abcdef', fileName: 'fachada.jpg' } as MediaItem

test('a picture that arrives while the library is read for the first time is in the list', async () => {
  const client = new QueryClient()
  const readings = [Promise.withResolvers<MediaItem[]>(), Promise.withResolvers<MediaItem[]>()]
  let count = 0
  const observer = new QueryObserver(client, {
    queryKey: queryKeys.media,
    queryFn: ({ signal }) => {
      const reading = readings[count++]
      signal.addEventListener('abort', () => reading?.reject(signal.reason))
      return reading?.promise ?? []
    },
    retry: false,
    staleTime: 15_000,
  })
  const stop = observer.subscribe(() => undefined)

  noteItem(client, item)
  await expect.poll(() => count).toBe(2)
  readings[0]?.resolve([])
  readings[1]?.resolve([item])

  await expect.poll(() => observer.getCurrentResult().data).toEqual([item])
  expect(observer.getCurrentResult().error).toBeNull()
  stop()
})
