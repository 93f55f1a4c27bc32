import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { allowSlowBody } from '../http/time-limits.ts'
import { errorCode } from '../problems/error-code.ts'
import { Problem } from '../problems/problem.ts'

type FileForm = {
  readonly maxBytes: number
  /** What to send in place of a body that is not a form. */
  readonly noForm: string
  readonly tooLarge: () => Problem
}

/** Bytes for the separators between the parts of a form. */
const roomForParts = 64 * 1024

/**
 * Refuses a request that is not a form, or that says it is too large.
 * @returns a function that passes the form's only file on, when the form's turn has come: from then on it has the time of
 * an upload. `read` refuses a truncated file.
 */
export function fileForm(request: FastifyRequest, { maxBytes, noForm, tooLarge }: FileForm) {
  if (!request.isMultipart()) throw new Problem('unsupported_type', { detail: noForm })
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + roomForParts) throw tooLarge()
  const begin = allowSlowBody(request.raw)
  return async <Result>(read: (file: MultipartFile) => Promise<Result>): Promise<Result> => {
    begin()
    try {
      let received: { readonly result: Result } | undefined
      const formLimits = { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 }
      for await (const part of request.parts({ limits: formLimits })) {
        if (part.type !== 'file' || part.fieldname !== 'file') throw oneFile()
        received = { result: await read(part) }
      }
      if (!received) throw oneFile()
      return received.result
    } catch (error) {
      throw formProblem(error)
    }
  }
}

/** Refuses a form without exactly one file. */
function oneFile() {
  const detail = 'Envíe un archivo, en la parte «file».'
  return new Problem('invalid_request', { detail, issues: [{ path: 'file', message: detail }] })
}

const limits: Readonly<Record<string, string>> = {
  FST_FILES_LIMIT: 'Envíe un solo archivo en cada solicitud.',
  FST_FIELDS_LIMIT: 'El formulario tiene demasiados campos.',
  FST_PARTS_LIMIT: 'El formulario tiene demasiadas partes.',
  FST_PROTO_VIOLATION: 'El formulario tiene un campo con un nombre que no se admite.',
  FST_INVALID_JSON_FIELD_ERROR: 'El formulario tiene un campo que no se puede leer.',
}

/** Converts an error of the form parser to a problem; returns any other error unchanged. */
function formProblem(cause: unknown): unknown {
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
