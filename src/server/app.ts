import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { methodsAt } from './api/allowed-methods.ts'
import { handleError, sendProblem } from './api/api-errors.ts'
import { type ApiOptions, apiRoutes } from './api/api-routes.ts'
import { checkRequests, guardCalls } from './calls/guard-calls.ts'
import type { Config } from './config.ts'
import type { AdminHead } from './http/admin-head.ts'
import { adminShell } from './http/admin-shell.ts'
import type { PublicSite } from './http/public-site.ts'
import { createSiteServer, type RequestCounts } from './http/server.ts'
import { refuseClientError } from './http/time-limits.ts'
import { metricsRoute } from './metrics/metrics-route.ts'
import { Problem } from './problems/problem.ts'

/** Maximum size of a request body, in bytes: several times the largest site-content. */
const bodyLimit = 2 * 1024 * 1024

export type AppOptions = ApiOptions & {
  readonly config: Pick<Config, 'trustProxy' | 'siteUrl' | 'metricsToken'>
  readonly log: FastifyInstance['log']
  /** Number of the log's lines that could not be written. */
  readonly lostLogLines: () => number
  readonly site: PublicSite
  readonly counts: RequestCounts
  /** HTML that loads the admin; undefined when the admin was not built. */
  readonly adminHead: AdminHead | undefined
}

/** The application: the API, with the public site in front of it. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, security, site, counts, adminHead } = options
  const headers = security.forData

  const app = Fastify({
    loggerInstance: options.log,
    // Visitors are not logged: neither their address nor what they read. `logCalls` logs API calls.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit,
    // While the server stops, requests on an open connection still get a response, and then the connection is closed.
    return503OnClosing: false,
    serverFactory: (application) =>
      createSiteServer({ site, application, counts, securityHeaders: security.forData }),
    clientErrorHandler: (error, socket) => {
      counts.countStatus('malformed', 400)
      refuseClientError(error, socket, security.forData)
    },
    // A request with a malformed URL reaches no hook, so set the headers here.
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.headers(headers)),
  })
  app.setErrorHandler((error, request, reply) => {
    counts.countError(error)
    return handleError(error, request, reply)
  })

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  checkRequests(app, config.siteUrl)
  guardCalls(app, options.auth)
  app.setNotFoundHandler((request, reply) => {
    if (/^\/api(?:[/?]|$)/.test(request.url)) {
      const methods = methodsAt(request.url)
      if (methods.length === 0) return sendProblem(reply, new Problem('not_found'))
      return sendProblem(reply.header('Allow', methods.join(', ')), new Problem('method_not_allowed'))
    }
    reply.hijack()
    if (!site.respond(request.raw, reply.raw)) site.sendNotFound(request.raw, reply.raw)
    return reply
  })

  await app.register(apiRoutes, options)
  await app.register(metricsRoute, options)
  if (adminHead) {
    const { publisher, auth } = options
    await app.register(adminShell, { head: adminHead, security, publisher, onVisit: auth.prepare })
  }
  return app
}

/** A number is the number of proxies in front of the server. */
function trustedProxies(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
}
