import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mediaDetails, mediaItem, mediaUse } from '#content/media.ts'
import { mediaId } from '#content/media-paths.ts'
import { allowSlowBody } from '../http/time-limits.ts'
import type { MediaLibrary } from '../media/library/media-library.ts'
import { formLimits, receiveUpload, tooManyBytes, type Upload } from '../media/library/receive-upload.ts'
import { Problem } from '../problems/problem.ts'
import { formProblem } from './form-problem.ts'

const id = z.string().regex(mediaId, 'Esa no es la clave de una imagen.')
const params = z.object({ id })

const uploadForm = z.object({
  file: z.file().meta({ description: 'JPEG, PNG, WebP, AVIF or GIF, up to 25 MB' }),
  title: z.string().optional(),
  alt: z.string().optional(),
  decorative: z.enum(['true', 'false']).optional(),
  focus: z.string().meta({ description: 'JSON: {"x": 0 to 100, "y": 0 to 100}' }).optional(),
})
const uploadSchema = { body: uploadForm, consumes: ['multipart/form-data'] }

/** Skips the schema check: the form is checked while it is received. */
const unchecked = () => (value: unknown) => ({ value })

const list = z.object({ items: z.array(mediaItem.extend({ uses: z.array(mediaUse).readonly() })) })
const one = z.object({ item: mediaItem })
const former = z.object({
  version: z.string(),
  fileName: z.string(),
  replacedAt: z.string(),
  /** Until when it can be put back. */
  storedUntil: z.string(),
  widths: z.array(z.int()).readonly(),
})
const formers = z.object({ former: z.array(former) })
const removed = z.object({
  removed: z.array(former.extend({ id: z.string(), title: z.string() })),
})
const formerParams = params.extend({ version: z.string().regex(mediaId, 'Esa no es una versión.') })
const formerChosen = z.strictObject({ replacedAt: z.iso.datetime('Diga cuál.') }, 'Envíe solo replacedAt.')
const uploaded = one.extend({
  isMoving: z.boolean().meta({
    description: 'The file has several frames, as an animated GIF has, and the site shows only the first one',
  }),
})
const added = uploaded.extend({ isNew: z.boolean() })

/** Routes for the owner's pictures. */
export const mediaRoutes: FastifyPluginAsyncZod<{ readonly library: MediaLibrary }> = async (
  app,
  { library },
) => {
  await app.register(multipart, { limits: formLimits, throwFileSizeLimit: false })

  app.get('/api/media', { schema: { response: { 200: list } } }, async () => ({
    items: await library.list(),
  }))

  const addOptions = {
    schema: { ...uploadSchema, response: { 200: added, 201: added } },
    validatorCompiler: unchecked,
  }
  app.post('/api/media', addOptions, async (request, reply) => {
    const { isNew, ...rest } = await receive(request, async (upload) => ({
      ...(await library.add(upload)),
      isMoving: upload.isMoving,
    }))
    return reply.code(isNew ? 201 : 200).send({ ...rest, isNew })
  })

  const replaceOptions = {
    schema: { ...uploadSchema, params, response: { 200: uploaded } },
    validatorCompiler: unchecked,
  }
  app.put('/api/media/:id/file', replaceOptions, async (request) => {
    const { id } = idIn(request)
    await library.requirePicture(id)
    return receive(request, async (upload) => ({
      item: await library.replace(id, upload),
      isMoving: upload.isMoving,
    }))
  })

  const changeOptions = { schema: { params, body: mediaDetails, response: { 200: one } } }
  app.patch('/api/media/:id', changeOptions, async ({ params, body }) => ({
    item: await library.change(params.id, body),
  }))

  app.delete(
    '/api/media/:id',
    { schema: { params, response: { 204: z.null() } } },
    async (request, reply) => {
      await library.remove(request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.get('/api/media/removed', { schema: { response: { 200: removed } } }, async () => ({
    removed: await library.removed(),
  }))

  const formerOptions = { schema: { params, response: { 200: formers } } }
  app.get('/api/media/:id/former', formerOptions, async ({ params }) => ({
    former: await library.formers(params.id),
  }))

  // Earlier pictures have no public address.
  app.get('/api/media/:id/former/:version', { schema: { params: formerParams } }, async (request, reply) =>
    reply.type('image/webp').send(await library.formerThumbnail(request.params.id, request.params.version)),
  )

  app.delete(
    '/api/media/:id/former',
    { schema: { params, response: { 204: z.null() } } },
    async (request, reply) => {
      await library.purge(request.params.id)
      return reply.code(204).send(null)
    },
  )

  const restoreOptions = { schema: { params, body: formerChosen, response: { 200: one } } }
  app.post('/api/media/:id/former', restoreOptions, async ({ params, body }) => ({
    item: await library.putBack(params.id, body.replacedAt),
  }))

  /** Resolves after the upload's files are deleted. */
  async function receive<Result>(
    request: FastifyRequest,
    use: (upload: Upload) => Promise<Result>,
  ): Promise<Result> {
    if (!request.isMultipart()) {
      throw new Problem('unsupported_type', { detail: 'Envíe la imagen como multipart/form-data.' })
    }
    if (Number(request.headers['content-length'] ?? 0) > formLimits.fileSize + roomForWords) {
      throw tooManyBytes()
    }
    const begin = allowSlowBody(request.raw)
    return library.receive(async (folder, files) => {
      begin()
      try {
        return await receiveUpload(request.parts(), folder, files)
      } catch (error) {
        throw formProblem(error)
      }
    }, use)
  }
}

/** Checks the route parameter, which `unchecked` skips together with the form. @throws {Problem} */
function idIn(request: FastifyRequest): z.output<typeof params> {
  const parsed = params.safeParse(request.params)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Problem('invalid_request', { cause: parsed.error, issues })
}

/** Bytes for the text parts of the form and the separators between parts. */
const roomForWords = 64 * 1024
