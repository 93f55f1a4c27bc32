import type { FastifyInstance } from 'fastify'
import { Problem } from '../problems/problem.ts'
import { isDeeperThan } from './json-depth.ts'

/** Several times deeper than any document. */
const maxLevels = 50

const tooDeep = { path: 'body', message: 'Hay demasiados niveles.' }

/** Accepts only JSON bodies, without keys that reach an object's prototype. An empty body counts as no body. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (isDeeperThan(maxLevels, body)) done(new Problem('invalid_request', { issues: [tooDeep] }))
    else parse(request, body, done)
  })
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']
    // Compressed bodies are refused, so that a few bytes cannot expand into many.
    if (encoding !== undefined && encoding !== 'identity') throw new Problem('unsupported_type')
  })
}
