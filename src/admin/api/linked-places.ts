import { z } from 'zod'
import type { EntryDocument } from '#content/entries.ts'
import { mediaUse } from '#content/media.ts'
import { entryPath } from './entries.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

const links = z.object({ links: z.array(mediaUse) }).transform((body) => body.links)

/** The places of the site that link to an entry. */
export const entryLinksQuery = (document: EntryDocument, id: string) => ({
  queryKey: queryKeys.entryLinks(document, id),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request(`${entryPath(document, id)}/links`, { schema: links, signal })).data,
})
