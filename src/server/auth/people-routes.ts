import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Mailer } from '../mail/mailer.ts'
import { newPassword, ownerEmail, ownerName } from '../problems/account-rules.ts'
import { Problem } from '../problems/problem.ts'
import { roles } from '../store/roles.ts'
import { invitationMail } from './account-mails.ts'
import type { Auth } from './auth.ts'
import { ownerIn } from './auth-routes.ts'
import { callHeaders } from './call-headers.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { authorOf, personOf } from './enforce-permissions.ts'
import type { Invitations } from './invitations.ts'
import type { KnownDevices } from './known-devices.ts'
import type { People } from './people.ts'
import { requestCookies } from './request-cookies.ts'

type Options = {
  readonly auth: Auth
  readonly people: People
  readonly invitations: Invitations
  readonly config: Pick<Config, 'siteUrl'>
  readonly devices: KnownDevices
  /** Undefined when the site sends no mail. */
  readonly mailer?: Mailer | undefined
}

const bodyLimit = 16 * 1024
const object = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, 'Envíe un objeto JSON.')

const token = z.string('Falta el enlace.').max(200, 'El enlace no es válido.')
const invitee = object({ token, name: ownerName, email: ownerEmail, password: newPassword })
/** Body of the call that creates an invitation. The e-mail address is optional. */
export const newInvitation = object({
  email: z.union([z.literal('').transform(() => null), z.null(), ownerEmail]).default(null),
})
/** Body of the call that checks whether an invitation is open. */
export const invitationLink = object({ token })
const params = z.object({ id: z.uuid('Esa clave no es válida.') })
const removalQuery = z.object({
  datedChanges: z
    .enum(['keep', 'cancel'], 'Elija si los cambios con fecha se conservan o se cancelan.')
    .optional()
    .meta({ description: "Required if the person has dated changes: 'keep' makes them the caller's" }),
})

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  twoFactorEnabled: z.boolean(),
  lastSessionAt: z.string().nullable(),
  datedChanges: z.int(),
  isYou: z.boolean(),
})
const openInvitation = z.object({
  id: z.string(),
  invitedBy: z.string(),
  email: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
const listed = z.object({ people: z.array(person), invitations: z.array(openInvitation) })
const invited = z.object({ id: z.string(), link: z.string(), expiresAt: z.string(), mailed: z.boolean() })

/** Lists and removes accounts, and manages the invitations for new assistants. */
export const peopleRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { auth, people, invitations, config, devices, mailer } = options
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })

  app.get('/api/people', { schema: { response: { 200: listed } } }, async (request) => {
    const { id } = personOf(request)
    const everyone = await people.list()
    return {
      people: everyone.map((each) => ({ ...each, isYou: each.id === id })),
      invitations: await invitations.list(),
    }
  })

  app.delete(
    '/api/people/:id',
    { schema: { params, querystring: removalQuery, response: { 204: z.null() } } },
    async (request, reply) => {
      const { datedChanges } = request.query
      await people.remove(request.params.id, { datedChanges, removedBy: authorOf(request) })
      return reply.code(204).send(null)
    },
  )

  const inviteSchema = { body: newInvitation, response: { 201: invited } }
  app.post('/api/invitations', { bodyLimit, schema: inviteSchema }, async (request, reply) => {
    const { id: ownerId, name } = personOf(request)
    const { email } = request.body
    const { id, token, expiresAt } = await invitations.create(ownerId, email)
    const link = `${config.siteUrl}/admin/invitacion#token=${token}`
    const mailed = email !== null && mailer !== undefined
    if (mailed) {
      const { siteUrl } = config
      mailer.sendMail(invitationMail({ to: email, siteUrl, link, invitedBy: name, expiresAt }))
    }
    return reply.code(201).send({ id, link, expiresAt, mailed })
  })

  app.delete(
    '/api/invitations/:id',
    { schema: { params, response: { 204: z.null() } } },
    async (request, reply) => {
      await invitations.revoke(request.params.id)
      return reply.code(204).send(null)
    },
  )

  // The token is behind the `#` of the link and in the body here, because servers write URLs to their logs.
  app.post('/api/invitations/check', { bodyLimit, schema: { body: invitationLink } }, async (request) => {
    const found = await invitations.find(request.body.token)
    return found ? { open: true, invitedBy: found.invitedBy, email: found.email } : { open: false }
  })

  app.post('/api/invitations/accept', { bodyLimit, schema: { body: invitee } }, async (request, reply) => {
    const { token, ...newPerson } = request.body
    // Check the invitation before hashing the password, so that only its holder can cause this slow work.
    if (!(await invitations.find(token))) throw new Problem('invitation_closed')
    await refuseCommonPassword(newPerson.password, 'password')
    await invitations.accept(token, newPerson)

    const { name, email, password } = newPerson
    const former = await auth.sessionOf(request)
    const headers = callHeaders(request)
    const signedIn = await auth.call((api) =>
      api.signInEmail({ body: { email, password }, headers, asResponse: true }),
    )
    if (former) await auth.endSession(former.token)
    for (const cookie of signedIn.headers.getSetCookie()) reply.header('set-cookie', cookie)
    const assistant = await ownerIn(signedIn)
    const device = assistant && (await devices.remember(requestCookies(request.headers.cookie), assistant.id))
    if (device) reply.header('set-cookie', device)
    return reply.code(201).send({ user: { name, email } })
  })
}
