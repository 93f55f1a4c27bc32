import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Problem, type ProblemCode, problemType } from '../problem.ts'
import { isStoreError } from '../store/store-errors.ts'

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('Retry-After', String(problem.retryAfter))
  return reply
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .type(problemType)
    .send(JSON.stringify(problem))
}

/** Answers every error of the application; what is not a refusal of ours is a bug, logged whole. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error)
  // Fastify would close upon a client that is still sending, which then may never read the answer. What comes yet is
  // dropped, for no longer than any request may take.
  reply.removeHeader('connection')
  if (problem.status >= 500) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'Falló una llamada')
  }
  return sendProblem(reply, problem)
}

/** Fastify's own refusals, by their status. */
const codes: Readonly<Record<number, ProblemCode>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_type',
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isStoreError(error)) return new Problem('store_unavailable', { cause: error })
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message = '' }) => ({
      path: pathOf(instancePath),
      message,
    }))
    return new Problem('invalid_request', { cause: error, issues })
  }
  const status = isFastifyError(error) ? error.statusCode : undefined
  if (status === undefined || status >= 500) return new Problem('unexpected', { cause: error })
  return new Problem(codes[status] ?? 'invalid_request', { cause: error })
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
}

/** `/hero/title` → `hero.title` */
function pathOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
}
