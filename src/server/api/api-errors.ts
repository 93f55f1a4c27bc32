import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, type ProblemCode, problemType } from '../problems/problem.ts'
import { isStoreError } from '../store/store-errors.ts'

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('Retry-After', String(problem.retryAfter))
  return reply
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .type(problemType)
    .send(JSON.stringify(problem))
}

/**
 * Responds to every error of the application. Errors that are not deliberate refusals are bugs and are logged
 * completely.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error)
  // Fastify would close the connection while the client is still sending, and the client might never read the
  // response. Instead, the remaining body is dropped, within the time limit of any request.
  reply.removeHeader('connection')
  if (problem.status >= 500) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'Falló una llamada')
  }
  return sendProblem(reply, problem)
}

/** Problem codes for Fastify's own refusals, by status. */
const codes: Readonly<Record<number, ProblemCode>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_type',
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isStoreError(error)) return new Problem('store_unavailable', { cause: error })
  const status = isFastifyError(error) ? error.statusCode : undefined
  if (status === undefined || status >= 500) return new Problem('unexpected', { cause: error })
  if (status === 400) return new Problem('invalid_request', { cause: error, issues: [unreadableBody] })
  return new Problem(codes[status] ?? 'invalid_request', { cause: error })
}

/** Fastify itself responds 400 only to a body that is not JSON or does not have the announced length. */
const unreadableBody = { path: 'body', message: 'El cuerpo de la solicitud no se puede leer como JSON.' }

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
}
