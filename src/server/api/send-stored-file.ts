import { open } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestedRange } from '../http/send.ts'
import { attachment } from './private-files.ts'

type StoredFile = { readonly path: string; readonly name: string; readonly type: string }

/** Sends a file from the disk, whole or in part, so that a download that broke off can go on. */
export async function sendStoredFile(
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
