import type { FastifyPluginAsync } from 'fastify'
import { parsedJson } from '#content/values/json.ts'
import { beacon } from '#content/visits/visits.ts'
import type { Contract } from '#contract/contract.ts'
import type { Config } from '../../config.ts'
import { isCounted } from '../../visits/counted-requests.ts'
import type { VisitCounter } from '../../visits/visit-counter.ts'

type Options = {
  readonly visits: Pick<VisitCounter, 'count'>
  readonly config: Pick<Config, 'siteUrl'>
  readonly call: Contract['POST /api/visits']
}

/**
 * Counts what a page sends when its visitor leaves it. Every response is an empty 204, so that a wrong beacon learns
 * nothing; nothing of it is stored or logged then.
 */
export const beaconRoute: FastifyPluginAsync<Options> = async (app, { visits, config, call }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((_error, _request, reply) => reply.code(204).send())

  app.post(
    '/api/visits',
    { bodyLimit: call.maxBodyBytes, config: { call } },
    async ({ headers, body }, reply) => {
      const parsed = beacon.safeParse(parsedJson(String(body)))
      if (parsed.success && isCounted(headers, config.siteUrl)) visits.count(parsed.data)
      return reply.code(204).send()
    },
  )
}
