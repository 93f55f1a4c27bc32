import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import type { Auth, Owner } from './auth.ts'
import { accessTo } from './permissions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, where that was asked. */
    owner: Owner | undefined
  }
}

const isApi = (url: string | undefined): url is string => url !== undefined && /^\/api(?:\/|$)/.test(url)

/**
 * Applies the table of permissions to every call of the API, before anything of the body is read. Call it before any
 * route is registered.
 * @throws When a route is registered that the table does not name.
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

/** Who is signed in, on a call that asks for a session. */
export function personOf({ owner }: FastifyRequest): Owner {
  if (!owner) throw new Problem('unauthorized')
  return owner
}

/** How a revision names who saved it. */
export function authorOf(request: FastifyRequest): string {
  const { name, email } = personOf(request)
  return name || email
}
