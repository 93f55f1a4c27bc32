import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { catalogue, isSectionType } from '#content/catalogue/index.ts'
import { Problem } from '../problems/problem.ts'
import { contentTypeOf } from '../responses/content-types.ts'

const querystring = z.object({
  type: z.string('Diga de qué sección.').min(1, 'Diga de qué sección.'),
  image: z.string('Diga qué imagen.').min(1, 'Diga qué imagen.'),
})

/** The preview picture of a variant. */
export const componentImageRoute: FastifyPluginAsyncZod<{ previewsFolder: string }> = async (
  app,
  { previewsFolder },
) => {
  app.get('/api/component-image', { schema: { querystring } }, async ({ query }, reply) => {
    const picture = await readPreview(previewsFolder, imagePathOf(query.type, query.image))
    return reply
      .type(contentTypeOf(query.image))
      .header('Cache-Control', 'public, max-age=3600')
      .send(picture)
  })
}

/** Only values listed in the catalogue become part of a file path. */
function imagePathOf(type: string, image: string): string {
  const variants = isSectionType(type) ? catalogue[type].variants : []
  const found = variants.find(({ imagePath }) => imagePath === image)
  if (!found) throw new Problem('not_found', { detail: 'El catálogo no tiene esa imagen.' })
  return found.imagePath
}

async function readPreview(folder: string, imagePath: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, imagePath))
  } catch (cause) {
    throw new Problem('not_found', { detail: 'Esa variante aún no tiene imagen.', cause })
  }
}
