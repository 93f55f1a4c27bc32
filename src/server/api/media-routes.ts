import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { mediaLimits } from '#content/media/media.ts'
import type { mediaCalls } from '#contract/media.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { fetchPicture } from '../former-site/fetch-picture.ts'
import { receivePicture, tooManyBytes, type Upload } from '../media/library/receive-upload.ts'
import type { Api } from './api.ts'
import { fileForm } from './forms.ts'

/** The owner's pictures. */
export function mediaHandlers(api: Api): Handlers<typeof mediaCalls> {
  const { library, formerSites } = api

  /** Resolves after the upload's files are deleted. */
  async function receive<Result extends object>(
    request: FastifyRequest,
    use: (upload: Upload) => Promise<Result>,
  ): Promise<Result & Pick<Upload, 'isMoving'>> {
    const readForm = fileForm(request, {
      maxBytes: mediaLimits.bytes,
      noForm: 'Envíe la imagen como multipart/form-data.',
      tooLarge: tooManyBytes,
    })
    return library.receive(
      (folder, uploads) => readForm(({ file, filename }) => receivePicture(file, filename, folder, uploads)),
      async (upload) => ({ ...(await use(upload)), isMoving: upload.isMoving }),
    )
  }

  return {
    'GET /api/media': async () => ({ items: await library.list() }),

    'POST /api/media': async ({ request, reply }) => {
      const added = await receive(request, library.add)
      reply.code(added.isNew ? 201 : 200)
      return added
    },

    'POST /api/media/from-former-site': ({ body }) => {
      const address = new URL(body.address)
      const name = address.pathname.split('/').at(-1)
      const picture = Readable.from(fetchPicture(address, formerSites))
      return library.receive(
        (folder, uploads) => receivePicture(picture, name, folder, uploads),
        async (upload) => ({ ...(await library.add(upload)), isMoving: upload.isMoving }),
      )
    },

    'PATCH /api/media/:id': async ({ params, body }) => ({ item: await library.change(params.id, body) }),
    'POST /api/media/:id/prepared': async ({ params: { id }, request }) => {
      await library.requirePicture(id)
      return receive(request, async (upload) => ({ item: await library.prepareFile(id, upload) }))
    },
    'POST /api/media/:id/prepared/:version': async ({ params: { id, version }, body }) => ({
      item: await library.prepareVersion(id, version, body.crop),
    }),
    'DELETE /api/media/:id': ({ params }) => library.remove(params.id),

    'GET /api/media/removed': async () => ({ removed: await library.removed() }),
    'GET /api/media/:id/former': async ({ params }) => ({ former: await library.formers(params.id) }),
    'GET /api/media/:id/former/:version': async ({ params, reply }) =>
      reply.type('image/webp').send(await library.formerThumbnail(params.id, params.version)),
    'DELETE /api/media/:id/former': ({ params }) => library.purge(params.id),
    'POST /api/media/:id/former': async ({ params, body }) => ({
      item: await library.putBack(params.id, body.replacedAt),
    }),
  }
}
