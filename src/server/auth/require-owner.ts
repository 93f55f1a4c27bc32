import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { Problem } from '../problem.ts'
import type { Auth, Owner } from './auth.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, where that was asked. */
    owner: Owner | undefined
  }
}

/** Refuses who is not signed in, before anything of the body is read. */
export function requireOwner(auth: Auth): onRequestAsyncHookHandler {
  return async (request) => {
    const session = await auth.sessionOf(request)
    if (!session) throw new Problem('unauthorized')
    request.owner = session.owner
  }
}

/** How a revision names who saved it. */
export function authorOf({ owner }: FastifyRequest): string {
  if (!owner) throw new Problem('unauthorized')
  return owner.name || owner.email
}
