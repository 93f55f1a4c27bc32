import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { maxPrivateBytes, privateFileId, privateFileInfo } from '#content/private-file.ts'
import { allowSlowBody } from '../http/time-limits.ts'
import { tidyFileName } from '../media/library/file-name.ts'
import { UploadQueue } from '../media/library/upload-queue.ts'
import { Problem } from '../problems/problem.ts'
import type { PrivateFiles } from '../store/private-files.ts'
import { attachment } from './attachment.ts'
import { formProblem } from './form-problem.ts'
import { privateFileKind } from './private-file-kind.ts'

const limits = { fileSize: maxPrivateBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 } as const

/** Bytes for the separators and headers of the form's part. */
const roomForForm = 16 * 1024

/** Uploads are held in memory, so only a few are received at once. */
const maxUploads = { maxConcurrent: 2, maxWaiting: 20 } as const

const params = z.object({ id: privateFileId })
const stored = z.object({ file: privateFileInfo })
const form = z.object({
  file: z.file().meta({ description: 'PDF, JPEG, PNG, WebP, HEIC, MP3, M4A, OGG, MP4 or MOV, up to 10 MB' }),
})

/** Files that only signed-in people may see, such as a patient's signed consent. */
export const privateFileRoutes: FastifyPluginAsyncZod<{ readonly files: PrivateFiles }> = async (
  app,
  { files },
) => {
  await app.register(multipart, { limits, throwFileSizeLimit: false })
  const queue = new UploadQueue(maxUploads)

  const uploadOptions = {
    schema: { body: form, consumes: ['multipart/form-data'], response: { 201: stored } },
    /** Skips the schema check: the form is checked while it is received. */
    validatorCompiler: () => (value: unknown) => ({ value }),
  }
  app.post('/api/private-files', uploadOptions, async (request, reply) => {
    if (!request.isMultipart()) {
      throw new Problem('unsupported_type', { detail: 'Envíe el archivo como multipart/form-data.' })
    }
    if (Number(request.headers['content-length'] ?? 0) > maxPrivateBytes + roomForForm) throw tooLarge()
    const begin = allowSlowBody(request.raw)
    const file = await queue.pass(async () => {
      begin()
      return files.add(await receive(request))
    })
    return reply.code(201).send({ file })
  })

  app.get(
    '/api/private-files/:id/info',
    { schema: { params, response: { 200: stored } } },
    async (request) => ({ file: await existing(request.params.id) }),
  )

  app.get('/api/private-files/:id', { schema: { params } }, async (request, reply) => {
    const { id, name, type } = await existing(request.params.id)
    const content = await files.read(id)
    if (!content) throw notFound()
    return reply.type(type).header('Content-Disposition', attachment(name)).send(content)
  })

  async function existing(id: string) {
    const file = await files.info(id)
    if (!file) throw notFound()
    return file
  }
}

const notFound = () => new Problem('not_found', { detail: 'Ese archivo no está en este sitio.' })

const tooLarge = () =>
  new Problem('file_too_large', {
    detail: `El archivo pesa más de ${maxPrivateBytes / 1024 / 1024} MB. Guárdelo más pequeño y vuelva a subirlo.`,
  })

/** @throws {Problem} */
async function receive(request: FastifyRequest): Promise<{ name: string; type: string; content: Buffer }> {
  try {
    const parts: AsyncIterable<Multipart> = request.parts()
    let received: { name: string; content: Buffer } | undefined
    for await (const part of parts) {
      if (part.type !== 'file' || part.fieldname !== 'file') throw oneFile()
      const content = await part.toBuffer()
      if (part.file.truncated) throw tooLarge()
      received = { name: tidyFileName(part.filename), content }
    }
    if (!received) throw oneFile()
    if (received.content.length === 0)
      throw new Problem('upload_incomplete', { detail: 'El archivo está vacío.' })
    const type = privateFileKind(received.content)
    if (!type) throw new Problem('file_type')
    return { ...received, type }
  } catch (error) {
    throw formProblem(error)
  }
}

const oneFile = () => {
  const detail = 'Envíe un archivo, en la parte «file».'
  return new Problem('invalid_request', { detail, issues: [{ path: 'file', message: detail }] })
}
