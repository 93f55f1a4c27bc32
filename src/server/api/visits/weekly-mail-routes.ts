import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { personOf } from '../../auth/enforce-permissions.ts'
import type { WeeklyMail } from '../../visits/weekly-mail.ts'

type Options = { readonly weeklyMail: Pick<WeeklyMail, 'isAvailable' | 'isOn' | 'set'> }

const body = z.strictObject({ isOn: z.boolean('Elija si quiere recibir el correo.') })
const response = { 200: z.object({ isAvailable: z.boolean(), isOn: z.boolean() }) }

/** Whether the signed-in person gets the week's counts by mail. */
export const weeklyMailRoutes: FastifyPluginAsyncZod<Options> = async (app, { weeklyMail }) => {
  const { isAvailable } = weeklyMail

  app.get('/api/visits/mail', { schema: { response } }, async (request) => ({
    isAvailable,
    isOn: await weeklyMail.isOn(personOf(request).id),
  }))

  app.put('/api/visits/mail', { schema: { body, response } }, async (request) => {
    const { isOn } = request.body
    await weeklyMail.set(personOf(request).id, isOn)
    return { isAvailable, isOn }
  })
}
