import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type DocumentName, documentNames } from '#content/documents.ts'
import { type EntryDocument, entryDocuments } from '#content/entries.ts'
import { type EntryLink, linksTo } from '#content/entry-links.ts'
import { entrySummary, lacks } from '#content/entry-summary.ts'
import { jsonOf } from '../../store/list-writes.ts'
import type { Store } from '../../store/store.ts'

type Options = { readonly store: Pick<Store, 'latestRevision' | 'entryRefs'> }

const summary = z.object({
  ...{
    id: z.string(),
    title: z.string(),
    text: z.string(),
    visible: z.boolean(),
    icon: z.string(),
    image: z.string(),
  },
  ...{ missing: z.array(z.enum(lacks)), isSample: z.boolean(), changedAt: z.string() },
})
const link = z.object({ document: z.string(), path: z.string(), label: z.string() })
const listSchema = { response: { 200: z.object({ entries: z.array(summary) }) } }
const linksSchema = {
  params: z.object({ id: z.string() }),
  response: { 200: z.object({ links: z.array(link) }) },
}

/** What the admin's lists of entries show. */
export const entryListRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  for (const document of entryDocuments) await app.register(routesOf(document), options)
}

const routesOf =
  (document: EntryDocument): FastifyPluginAsyncZod<Options> =>
  async (app, { store }) => {
    app.get(`/api/entries/${document}`, { schema: listSchema }, async () => {
      const [revision, refs] = await Promise.all([store.latestRevision(document), store.entryRefs(document)])
      const changedAt = new Map(refs.map(({ id, createdAt }) => [id, createdAt]))
      const entries = (revision?.value ?? []).map((entry) => ({
        ...entrySummary(entry),
        changedAt: changedAt.get(entry.id) ?? revision?.createdAt ?? '',
      }))
      return { entries }
    })

    app.get(`/api/${document}/:id/links`, { schema: linksSchema }, async ({ params }) => {
      const links = await Promise.all(documentNames.map((name) => linksIn(name, { document, id: params.id })))
      return { links: links.flat() }
    })

    async function linksIn(name: DocumentName, entry: Parameters<typeof linksTo>[0]): Promise<EntryLink[]> {
      const latest = await store.latestRevision(name)
      return latest ? linksTo(entry, name, jsonOf(latest.value)) : []
    }
  }
