import type { FastifyRequest } from 'fastify'
import { allowSlowBody } from '../http/time-limits.ts'
import { errorCode } from '../problems/error-code.ts'
import { Problem } from '../problems/problem.ts'

type Refusals = { readonly noForm: string; readonly tooLarge: () => Problem }

/**
 * Refuses a request that is not a form, or that says it is too large.
 * @returns a function to call when the form's turn has come: from then on it has the time of an upload.
 */
export function beginForm(
  request: FastifyRequest,
  maxBytes: number,
  { noForm, tooLarge }: Refusals,
): () => void {
  if (!request.isMultipart()) throw new Problem('unsupported_type', { detail: noForm })
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  return allowSlowBody(request.raw)
}

const limits: Readonly<Record<string, string>> = {
  FST_FILES_LIMIT: 'Envíe un solo archivo en cada solicitud.',
  FST_FIELDS_LIMIT: 'El formulario tiene demasiados campos.',
  FST_PARTS_LIMIT: 'El formulario tiene demasiadas partes.',
  FST_PROTO_VIOLATION: 'El formulario tiene un campo con un nombre que no se admite.',
  FST_INVALID_JSON_FIELD_ERROR: 'El formulario tiene un campo que no se puede leer.',
}

/** Converts an error of the form parser to a problem; returns any other error unchanged. */
export function formProblem(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof Problem) return cause
  const code = errorCode(cause) ?? ''
  const detail = limits[code]
  if (detail) return formRefusal(cause, detail)

  const isCut =
    code === 'FST_MP_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'
  if (isCut || /end of (?:multipart )?(?:data|form)|terminated early|aborted/i.test(cause.message)) {
    return new Problem('upload_incomplete', { cause })
  }
  if (/boundary|malformed|header|content-?type/i.test(cause.message)) {
    return formRefusal(cause, 'El formulario no se puede leer.')
  }
  return cause
}

const formRefusal = (cause: Error, detail: string) =>
  new Problem('invalid_request', { cause, detail, issues: [{ path: 'body', message: detail }] })
