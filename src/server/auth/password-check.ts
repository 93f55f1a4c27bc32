import type { FastifyRequest } from 'fastify'
import { Problem } from '../problems/problem.ts'
import { codeOf } from './auth.ts'
import { refusalOf } from './auth-response.ts'
import { callHeaders } from './call-headers.ts'
import { guardedCalls, type SignInParts } from './guarded-calls.ts'

/** Checks the password of a signed-in person, because another person may use an unlocked device. */
export function createPasswordCheck(parts: SignInParts) {
  const { auth } = parts
  const guarded = guardedCalls(parts)

  /** @throws {Problem} for a wrong password, and after too many of them. */
  return async (request: FastifyRequest, password: string): Promise<void> => {
    const session = await auth.sessionOf(request)
    const headers = callHeaders(request)
    const response = await guarded({ what: 'current-password' }, request, session, () =>
      auth.call((api) => api.verifyPassword({ body: { password }, headers, asResponse: true })),
    )
    if (!response.ok) throw new Problem(refusalOf(response.status, await codeOf(response)))
  }
}
