import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import { isDeeperThan } from './json-depth.ts'

/** Several times as deep as any document. */
const mostLevels = 50

const tooDeep = { path: 'body', message: 'Hay demasiados niveles.' }

/** JSON and nothing else, without the keys that reach an object's prototype. An empty body is none. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (isDeeperThan(mostLevels, body)) done(new Problem('invalid_request', { issues: [tooDeep] }))
    else parse(request, body, done)
  })
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']
    // Nothing is unpacked here, so that a few bytes stay a few bytes.
    if (encoding !== undefined && encoding !== 'identity') throw new Problem('unsupported_type')
  })
}
