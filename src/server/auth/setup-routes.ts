import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { newPassword, ownerEmail, ownerName } from '../problems/account-rules.ts'
import { Problem } from '../problems/problem.ts'
import type { Accounts } from './accounts.ts'
import type { Auth } from './auth.ts'
import { ownerIn } from './auth-routes.ts'
import { callHeaders } from './call-headers.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { KnownDevices } from './known-devices.ts'
import { requestCookies } from './request-cookies.ts'
import { hashOfToken } from './setup-link.ts'

type Options = { readonly auth: Auth; readonly accounts: Accounts; readonly devices: KnownDevices }

const body = z.object(
  {
    token: z.string('Falta el enlace.').max(200, 'El enlace no es válido.'),
    name: ownerName,
    email: ownerEmail,
    password: newPassword,
  },
  'Envíe un objeto JSON.',
)

/** Creates the first owner's account with the setup link from the log. */
export const setupRoutes: FastifyPluginAsyncZod<Options> = async (app, { auth, accounts, devices }) => {
  app.get('/api/setup', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    return { open: !(await accounts.hasOwner()) }
  })

  app.post('/api/setup', { bodyLimit: 16 * 1024, schema: { body } }, async (request, reply) => {
    const { token, name, email, password } = request.body
    const link = hashOfToken(token)
    // Check the link before hashing the password, so that only its holder can cause this slow work.
    if (!(await accounts.hasSetupLink(link))) throw new Problem('setup_closed')
    await refuseCommonPassword(password, 'password')
    if (!(await accounts.createByLink({ name, email, password }, link))) throw new Problem('setup_closed')

    const headers = callHeaders(request)
    const signedIn = await auth.call((api) =>
      api.signInEmail({ body: { email, password }, headers, asResponse: true }),
    )
    for (const cookie of signedIn.headers.getSetCookie()) reply.header('set-cookie', cookie)
    const owner = await ownerIn(signedIn)
    const device = owner && (await devices.remember(requestCookies(request.headers.cookie), owner.id))
    if (device) reply.header('set-cookie', device)
    return reply.code(201).header('Cache-Control', 'no-store').send({ user: { name, email } })
  })
}
