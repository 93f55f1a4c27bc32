import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Mailer } from '../mail/mailer.ts'
import { newPassword, ownerEmail } from '../problems/account-rules.ts'
import { Problem } from '../problems/problem.ts'
import { passwordChangedMail, recoveryMail } from './account-mails.ts'
import { coarseAddress } from './client-address.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { KnownDevices } from './known-devices.ts'
import type { PasswordRecovery } from './password-recovery.ts'
import { requestCookies } from './request-cookies.ts'
import type { RequestLimit } from './request-limit.ts'

type Options = {
  readonly recovery: PasswordRecovery
  readonly devices: KnownDevices
  readonly requestLimit: RequestLimit
  readonly mailer: Mailer | undefined
  readonly siteUrl: string
}

const bodyLimit = 16 * 1024
const hour = 60 * 60_000
const recoveryLimit = { name: 'recovery', max: 10, window: hour }
const resetting = { name: 'recovery-password', max: 20, window: hour }

const request = z.object({ email: ownerEmail }, 'Envíe un objeto JSON.')
const reset = z.object(
  { token: z.string('Falta el enlace.').max(200, 'El enlace no es válido.'), password: newPassword },
  'Envíe un objeto JSON.',
)

/** Lets a person who forgot her password set a new one with a link sent by e-mail. */
export const recoveryRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { recovery, devices, requestLimit, mailer, siteUrl },
) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })

  app.get('/api/recovery', async () => ({ byMail: mailer !== undefined }))

  app.post('/api/recovery', { bodyLimit, schema: { body: request } }, async (request, reply) => {
    if (!mailer) throw new Problem('mail_not_set_up')
    await requestLimit.count(request, recoveryLimit)
    const cookies = requestCookies(request.headers.cookie)
    const isKnownDevice = async (userId: string) => (await devices.find(cookies, { userId })) !== undefined
    const opened = await recovery.open(request.body.email, isKnownDevice)
    if (opened) {
      const { user, token } = opened
      const url = `${siteUrl}/admin/recuperar#token=${token}`
      // Send after the response, so that it does not take longer when there is an account.
      setImmediate(() => mailer.sendMail(recoveryMail({ to: user.email, siteUrl, url })))
    }
    return reply.code(202).send({})
  })

  app.post('/api/recovery/password', { bodyLimit, schema: { body: reset } }, async (request, reply) => {
    await requestLimit.count(request, resetting)
    const { token, password } = request.body
    await refuseCommonPassword(password, 'password')
    const user = await recovery.reset(token, password)
    if (!user) throw new Problem('recovery_link_invalid')

    const { 'user-agent': userAgent } = request.headers
    const from = coarseAddress(request)
    mailer?.sendMail(passwordChangedMail({ to: user.email, siteUrl, at: new Date(), userAgent, from }))
    return reply.send({})
  })
}
