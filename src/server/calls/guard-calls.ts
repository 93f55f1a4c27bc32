import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Role } from '#contract/roles.ts'
import { Problem } from '../problems/problem.ts'

/** The signed-in person: an owner or an assistant, depending on `role`. */
export type Owner = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly twoFactorEnabled: boolean
}

type Sessions = {
  readonly sessionOf: (request: FastifyRequest) => Promise<{ readonly owner: Owner } | undefined>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, on calls that need a session. */
    owner: Owner | undefined
  }
}

const isApi = (url: string) => /^\/api(?:\/|$)/.test(url)

/**
 * Refuses, before its body is read, every API call that its row does not allow. Call it before any route is registered.
 * @throws when a route of the API is registered without a row of the contract.
 */
export function guardCalls(app: FastifyInstance, { sessionOf }: Sessions): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (isApi(url) && !config?.call) throw new Error(`Add ${method} ${url} to the contract.`)
  })

  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (!call) return
    reply.header('Cache-Control', 'no-store')
    if (call.access === 'anyone') return

    const session = await sessionOf(request)
    if (!session) throw new Problem('unauthorized')
    request.owner = session.owner
    if (!call.access.includes(session.owner.role)) throw new Problem('owner_only')
  })
}

/** The signed-in person, on a call that needs a session. @throws {Problem} `unauthorized` */
export function personOf({ owner }: FastifyRequest): Owner {
  if (!owner) throw new Problem('unauthorized')
  return owner
}

/** The author name that a revision stores. */
export function authorOf(request: FastifyRequest): string {
  const { name, email } = personOf(request)
  return name || email
}
