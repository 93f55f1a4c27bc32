import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { accountCalls } from '#contract/accounts.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import type { Config } from '../config.ts'
import { Problem } from '../problems/problem.ts'
import type { Tables } from '../store/tables.ts'
import { invitationMail, passwordChangedMail, placeOf, recoveryMail } from './account-mails.ts'
import { ownerIn } from './auth-response.ts'
import { callHeaders, requestCookies } from './call-headers.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { SignInParts } from './guarded-calls.ts'
import { createInvitations } from './invitations.ts'
import { createPasswordRecovery } from './password-recovery.ts'
import { createPeople } from './people.ts'
import type { createRecoveryCodes } from './recovery-codes.ts'
import { hashOfToken } from './tokens.ts'

type Options = SignInParts & {
  readonly store: { readonly db: Kysely<Tables> }
  readonly config: Pick<Config, 'siteUrl'>
  readonly now: () => Date
  readonly passwordCodes: ReturnType<typeof createRecoveryCodes>
}

type NewPerson = { readonly name: string; readonly email: string; readonly password: string }

/** The first owner, accounts, invitations for new assistants, and forgotten passwords. */
export function accountHandlers(options: Options): Handlers<typeof accountCalls> {
  const { auth, accounts, devices, mailer, secret, now, passwordCodes } = options
  const { siteUrl } = options.config
  const { db } = options.store
  const people = createPeople(db)
  const invitations = createInvitations(db, now)
  const recovery = createPasswordRecovery({ db, secret, now })

  /** Signs in to an account that was just created. The browser's device is known from then on. */
  async function signIn({ name, email, password }: NewPerson, request: FastifyRequest, reply: FastifyReply) {
    const headers = callHeaders(request)
    const signedIn = await auth.call((api) =>
      api.signInEmail({ body: { email, password }, headers, asResponse: true }),
    )
    for (const cookie of signedIn.headers.getSetCookie()) reply.header('set-cookie', cookie)
    const person = await ownerIn(signedIn)
    const device = person && (await devices.remember(requestCookies(request.headers.cookie), person.id))
    if (device) reply.header('set-cookie', device)
    return { user: { name, email }, codes: person && !mailer ? await passwordCodes.replace(person.id) : [] }
  }

  return {
    'GET /api/setup': async () => ({ open: !(await accounts.hasOwner()) }),

    'POST /api/setup': async ({ body: { token, ...owner }, request, reply }) => {
      const link = hashOfToken(token)
      // Check the link before hashing the password, so that only its holder can cause this slow work.
      if (!(await accounts.hasSetupLink(link))) throw new Problem('setup_closed')
      await refuseCommonPassword(owner.password, 'password')
      if (!(await accounts.createFirst(owner, link))) throw new Problem('setup_closed')
      return signIn(owner, request, reply)
    },

    'GET /api/recovery': () => ({ byMail: mailer !== undefined }),

    'POST /api/recovery': async ({ body, request }) => {
      if (!mailer) throw new Problem('mail_not_set_up')
      const cookies = requestCookies(request.headers.cookie)
      const isKnownDevice = async (userId: string) => (await devices.find(cookies, { userId })) !== undefined
      const opened = await recovery.open(body.email, isKnownDevice)
      if (opened) {
        const { user, token } = opened
        const url = `${siteUrl}/admin/recuperar#token=${token}`
        // Send after the response, so that it does not take longer when there is an account.
        setImmediate(() => mailer.sendMail(recoveryMail({ to: user.email, siteUrl, url })))
      }
      return {}
    },

    'POST /api/recovery/password': async ({ body: { token, password }, request }) => {
      await refuseCommonPassword(password, 'password')
      const user = await recovery.reset(token, password)
      if (!user) throw new Problem('recovery_link_invalid')

      mailer?.sendMail(passwordChangedMail(placeOf(request, siteUrl, user.email)))
      return {}
    },

    'GET /api/people': async ({ person: { id } }) => {
      const all = await people.list()
      return {
        people: all.map((each) => ({ ...each, isYou: each.id === id })),
        invitations: await invitations.list(),
      }
    },

    'PUT /api/people/:id/publishing': ({ params, body }) => people.allowPublishing(params.id, body.isAllowed),

    'DELETE /api/people/:id': ({ params }) => people.remove(params.id),

    'POST /api/invitations': async ({ body: { email }, person }) => {
      const { id: ownerId, name: invitedBy } = person
      const { id, token, expiresAt } = await invitations.create(ownerId, email)
      const link = `${siteUrl}/admin/invitacion#token=${token}`
      if (email === null || !mailer) return { id, link, expiresAt, mailed: false }
      mailer.sendMail(invitationMail({ to: email, siteUrl, link, invitedBy, expiresAt }))
      return { id, link, expiresAt, mailed: true }
    },

    'DELETE /api/invitations/:id': ({ params }) => invitations.revoke(params.id),

    'POST /api/invitations/check': async ({ body }) => {
      const found = await invitations.find(body.token)
      return found ? { open: true, invitedBy: found.invitedBy, email: found.email } : { open: false }
    },

    'POST /api/invitations/accept': async ({ body: { token, ...person }, request, reply }) => {
      // Check the invitation before hashing the password, so that only its holder can cause this slow work.
      if (!(await invitations.find(token))) throw new Problem('invitation_closed')
      await refuseCommonPassword(person.password, 'password')
      await invitations.accept(token, person)

      const former = await auth.sessionOf(request)
      const created = await signIn(person, request, reply)
      if (former) await auth.endSession(former.token)
      return created
    },
  }
}
