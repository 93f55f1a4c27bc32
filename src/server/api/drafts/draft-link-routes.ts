import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { personOf } from '../../auth/enforce-permissions.ts'
import type { Config } from '../../config.ts'
import { Problem } from '../../problems/problem.ts'
import type { Publisher } from '../../releases/publisher.ts'
import type { Drafts } from '../../store/drafts.ts'
import { chosenDrafts, leftOutChanges } from './chosen-drafts.ts'
import type { DraftLinks } from './draft-links.ts'

type Options = {
  readonly drafts: Drafts
  readonly links: DraftLinks
  readonly publisher: Pick<Publisher, 'live'>
  readonly config: Pick<Config, 'siteUrl'>
}

/** Body of the call that makes a link. */
export const newDraftLink = z.strictObject({ leftOut: leftOutChanges.default([]) }, 'Envíe un objeto JSON.')
const link = z.object({
  id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  changes: z.int(),
  name: z.string(),
})
const created = link.omit({ name: true }).extend({ url: z.string() })

/** Makes, lists and revokes links that show a draft to people without an account. */
export const draftLinkRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { drafts, links, publisher, config },
) => {
  app.get(
    '/api/draft-links',
    { schema: { response: { 200: z.object({ links: z.array(link) }) } } },
    async () => ({
      links: await links.list(),
    }),
  )

  app.post(
    '/api/draft-links',
    { schema: { body: newDraftLink, response: { 200: created } } },
    async (request) => {
      if (!publisher.live) throw new Problem('not_ready')
      const { id: account } = personOf(request)
      const chosen = await chosenDrafts(drafts, account, request.body.leftOut)
      const { token, ...made } = await links.create({
        ...{ account, revisions: publisher.live.revisions },
        ...chosen,
      })
      return { ...made, url: `${config.siteUrl}/borrador/${token}` }
    },
  )

  app.delete(
    '/api/draft-links/:id',
    { schema: { params: z.object({ id: z.string() }) } },
    async (request, reply) => {
      await links.revoke(request.params.id)
      return reply.code(204).send()
    },
  )
}
