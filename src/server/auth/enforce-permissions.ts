import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problems/problem.ts'
import type { Auth, Owner } from './auth.ts'
import { accessTo } from './permissions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, on calls that need a session. */
    owner: Owner | undefined
  }
}

const isApi = (url: string | undefined): url is string => url !== undefined && /^\/api(?:\/|$)/.test(url)

/**
 * Applies the permissions table to every API call before its body is read. Call it before any route is registered.
 * @throws when a route is registered that the table does not list.
 */
export function enforcePermissions(app: FastifyInstance, auth: Pick<Auth, 'sessionOf'>): void {
  app.addHook('onRoute', ({ method, url }) => {
    const missing = [method].flat().find((each) => isApi(url) && !accessTo(each, url))
    if (missing) throw new Error(`Say in permissions.ts who may call ${missing} ${url}.`)
  })

  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions
    if (!isApi(url)) return
    const access = accessTo(request.method, url)
    if (access === 'anyone') return

    const session = await auth.sessionOf(request)
    if (!session) throw new Problem('unauthorized')
    request.owner = session.owner
    if (!access?.includes(session.owner.role)) throw new Problem('owner_only')
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
