import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { handleError, sendProblem } from './api/api-errors.ts'
import { componentImageRoute } from './api/component-image-route.ts'
import { DocumentAnswers } from './api/document-answers.ts'
import { documentRoutes } from './api/document-routes.ts'
import { healthRoutes } from './api/health-routes.ts'
import type { Config } from './config.ts'
import type { PublicSite } from './http/public-site.ts'
import type { SecurityHeaders } from './http/security-headers.ts'
import { createSiteServer, refuseClientError } from './http/server.ts'
import { Problem } from './problem.ts'
import type { Publisher } from './publishing/publisher.ts'
import type { Store } from './store/store.ts'

/** Largest body that a call may send: several times the largest site-content. */
const bodyLimit = 2 * 1024 * 1024

export type AppOptions = {
  readonly config: Pick<Config, 'trustProxy'>
  readonly log: FastifyInstance['log']
  readonly store: Store
  readonly publisher: Publisher
  readonly site: PublicSite
  readonly security: SecurityHeaders
  /** Where the preview pictures of the variants are. */
  readonly previewsFolder: string
}

/** The application: the API, with the public site before it. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, publisher, security, site } = options
  const headers = headerObject(security.forData)

  const app = Fastify({
    loggerInstance: options.log,
    // Visitors are not logged, neither their address nor what they read; calls are, below.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(options.config.trustProxy),
    bodyLimit,
    serverFactory: (application) =>
      createSiteServer({ site, application, securityHeaders: security.forData }),
    clientErrorHandler: (error, socket) => refuseClientError(error, socket, security.forData),
    // A malformed address reaches no hook.
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.headers(headers)),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/api/')) logCall(reply)
  })
  app.setNotFoundHandler((request, reply) => {
    if (/^\/api(?:[/?]|$)/.test(request.url)) return sendProblem(reply, new Problem('not_found'))
    reply.hijack()
    if (!site.answer(request.raw, reply.raw)) site.answerNotFound(request.raw, reply.raw)
    return reply
  })

  const documents = new DocumentAnswers({ store, headers: security.forData })
  await app.register(healthRoutes, { store, publisher })
  await app.register(documentRoutes, { documents })
  await app.register(componentImageRoute, { previewsFolder: options.previewsFolder })
  return app
}

/** A number says how many proxies stand in front. */
function trustedProxies(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
}

function logCall(reply: FastifyReply): void {
  const { method, routeOptions } = reply.request
  const ms = Math.round(reply.elapsedTime)
  reply.log.info({ method, route: routeOptions.url, status: reply.raw.statusCode, ms }, 'llamada')
}

function headerObject(flat: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (let index = 0; index < flat.length; index += 2) headers[flat[index] ?? ''] = flat[index + 1] ?? ''
  return headers
}
