import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { sendAnswer } from '../http/send.ts'
import type { Answer } from '../publishing/answer.ts'
import type { DocumentAnswers } from './document-answers.ts'

/** What the site and the admin read of the saved documents. */
export const documentRoutes: FastifyPluginAsync<{ documents: DocumentAnswers }> = async (
  app,
  { documents },
) => {
  app.get('/api/site-content', async (_request, reply) =>
    answerWith(reply, await documents.latest('site-content', (siteContent) => ({ siteContent }))),
  )

  app.get('/api/gallery', async (_request, reply) =>
    answerWith(reply, await documents.latest('gallery', (gallery) => ({ gallery }))),
  )

  app.get('/api/selected-sections', async (_request, reply) =>
    answerWith(reply, await documents.latest('selected-sections', (selected) => selected)),
  )
}

/** The answer has all its headers and bodies already: Fastify has nothing to add. */
function answerWith(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.hijack()
  sendAnswer(reply.request.raw, reply.raw, answer)
  return reply
}
