import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { imagePath, requiredText } from '#content/fields.ts'
import type { DraftCards } from '../media/serving/draft-cards.ts'

const body = z.strictObject(
  { title: requiredText('Título', { max: 120 }), picture: imagePath('Imagen') },
  'Envíe solo title y picture.',
)

/** The picture that a shared link of an entry will show, made from what somebody is editing. */
export const shareCardRoute: FastifyPluginAsyncZod<{ readonly draftCards: DraftCards }> = async (
  app,
  { draftCards },
) => {
  app.post('/api/share-card', { schema: { body } }, async (request, reply) => {
    const isWanted = () => !reply.raw.destroyed
    const card = await draftCards.make(request.body, isWanted)
    // Without a card, the client has disconnected and nobody gets this response.
    return card ? reply.type('image/jpeg').send(card) : reply.code(204).send()
  })
}
