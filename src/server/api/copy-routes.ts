import { open } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { copyCalls } from '#contract/copies.ts'
import type { SignInParts } from '../auth/guarded-calls.ts'
import { createPasswordCheck } from '../auth/password-check.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { downloadKey, isValidKey, keyLifetime } from '../copies/download-key.ts'
import { requestedRange } from '../http/send.ts'
import { Problem } from '../problems/problem.ts'
import type { Api } from './api.ts'
import { attachment, noFile, sendPrivateFile } from './private-files.ts'

/** The copies that the owner takes away. Her session alone does not download one. */
export function copyHandlers(api: Pick<Api, 'copies' | 'files'> & SignInParts): Handlers<typeof copyCalls> {
  const { copies, files, secret } = api
  const checkPassword = createPasswordCheck(api)

  async function found(name: string) {
    const copy = await copies.find(name)
    if (!copy) throw new Problem('not_found', { detail: 'Esa copia ya no está. Haga otra.' })
    return copy
  }

  return {
    'GET /api/copies': () => copies.state(),

    'POST /api/copies': async ({ body: { kind } }) => {
      if (!copies.start(kind)) throw new Problem('copy_running')
      return {}
    },

    'POST /api/copies/:name/link': async ({ params, body, person, request }) => {
      const { name } = await found(params.name)
      await checkPassword(request, body.password)
      const until = Date.now() + keyLifetime
      const key = downloadKey(secret, { name, person: person.id, until })
      return { path: `/api/copies/${name}?until=${until}&key=${key}` }
    },

    'GET /api/copies/:name': async ({ params, query: { until, key }, person, request, reply }) => {
      const { name, path, kind } = await found(params.name)
      if (!isValidKey(secret, key, { name, person: person.id, until })) throw new Problem('link_expired')
      const type = kind === 'site' ? 'application/zip' : 'application/octet-stream'
      return sendStoredFile(request, reply, { path, name, type })
    },

    'GET /api/private-files': async () => ({ files: await files.proofs() }),

    'GET /api/private-files/:id': ({ params, reply }) => sendPrivateFile(reply, api, params.id),

    'DELETE /api/private-files/:id': async ({ params }) => {
      if (!(await files.removeProof(params.id))) throw noFile()
    },
  }
}

type StoredFile = { readonly path: string; readonly name: string; readonly type: string }

/** Sends a file from the disk, whole or in part, so that a download that broke off can go on. */
async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, name, type }: StoredFile,
): Promise<FastifyReply> {
  const file = await open(path)
  const { size, mtimeMs } = await file.stat()
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  reply.headers({ ETag: etag, 'Accept-Ranges': 'bytes', 'Content-Disposition': attachment(name) }).type(type)
  const range = requestedRange(request.raw, size, etag)
  if (range === 'unsatisfiable') {
    await file.close()
    return reply.code(416).header('Content-Range', `bytes */${size}`).send()
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`)
  reply.header('Content-Length', end - start + 1)
  return reply.send(file.createReadStream({ start, end }))
}
