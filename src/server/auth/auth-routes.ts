import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { signInCalls } from '#contract/sign-in.ts'
import type { CallInput, Handlers } from '../calls/serve-calls.ts'
import { Problem } from '../problems/problem.ts'
import { emailChangedMail, newDeviceMail, placeOf } from './account-mails.ts'
import { codeOf, type OwnerSession } from './auth.ts'
import { ownerIn, refusalOf } from './auth-response.ts'
import type { BetterAuth } from './better-auth.ts'
import { callHeaders, requestCookies } from './call-headers.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { guardedCalls, type SignInParts, type Tried } from './guarded-calls.ts'
import { createPasswordCheck } from './password-check.ts'
import type { createRecoveryCodes } from './recovery-codes.ts'

type Options = SignInParts & {
  readonly config: { readonly siteUrl: string }
  readonly passwordCodes: ReturnType<typeof createRecoveryCodes>
}

type Api = BetterAuth['api']
type Read = { readonly headers: Headers; readonly asResponse: true }
type Call<Body> = Read & { readonly body: Body }
type Make<Body> = (api: Api, call: Call<Body>) => Promise<Response>
type Input<Body> = Pick<CallInput<unknown>, 'request' | 'reply'> & { readonly body: Body }

type Extras<Body> = {
  /** What an attacker would guess with this call. */
  readonly tries?: (body: Body) => Tried
  /** Throws when the call may not be made. */
  readonly check?: (body: Body, session: OwnerSession | undefined) => void | Promise<void>
  readonly isSignIn?: boolean
  /** After the call has succeeded. */
  readonly after?: (session: OwnerSession | undefined) => Promise<void> | undefined
}

/** Sign-in, sign-out and account management: the better-auth calls that the site offers. */
export function authHandlers(options: Options): Handlers<typeof signInCalls> {
  const { auth, accounts, devices, mailer, config, passwordCodes } = options
  const { siteUrl } = config
  const guarded = guardedCalls(options)

  /** The JSON of better-auth's response, with its cookies. @throws {Problem} for its refusals. */
  async function answer(reply: FastifyReply, response: Response) {
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
    if (!response.ok) throw new Problem(refusalOf(response.status, await codeOf(response)))
    return response.json()
  }

  const read =
    (make: (api: Api, call: Read) => Promise<Response>) =>
    async ({ request, reply }: Pick<CallInput<unknown>, 'request' | 'reply'>) => {
      // Ends a session that is too old, which better-auth would renew.
      await auth.sessionOf(request)
      const headers = callHeaders(request)
      return answer(reply, await auth.call((api) => make(api, { headers, asResponse: true })))
    }

  const write =
    <Body>(make: Make<Body>, { tries, check, isSignIn = false, after }: Extras<Body> = {}) =>
    async ({ body, request, reply }: Input<Body>) => {
      const session = await auth.sessionOf(request)
      request.owner = session?.owner
      await check?.(body, session)
      const headers = callHeaders(request)
      const response = await guarded(tries?.(body), request, session, () =>
        auth.call((api) => make(api, { body, headers, asResponse: true })),
      )
      if (!response.ok) return answer(reply, response)

      // Signing in again ends the browser's former session.
      if (isSignIn && session) await auth.endSession(session.token)
      await after?.(session)
      const signedIn = await ownerIn(response)
      request.owner ??= signedIn
      const device = signedIn && (await rememberDevice(request, signedIn, isSignIn || !session))
      const result = await answer(reply, response)
      if (device) reply.header('set-cookie', device)
      return result
    }

  type Owner = NonNullable<Awaited<ReturnType<typeof ownerIn>>>
  async function rememberDevice(request: FastifyRequest, owner: Owner, isNewSession: boolean) {
    const cookies = requestCookies(request.headers.cookie)
    const isKnown = (await devices.find(cookies, { userId: owner.id })) !== undefined
    if (isNewSession && !isKnown) mailer?.sendMail(newDeviceMail(placeOf(request, siteUrl, owner.email)))
    return devices.remember(cookies, owner.id)
  }

  const currentPassword = () => ({ what: 'current-password' }) as const
  const requirePasskeySite = () => {
    if (!allowsPasskeys(siteUrl)) throw new Problem('passkeys_unavailable')
  }

  const confirmPassword = createPasswordCheck(options)

  const passkeyOptions = write<unknown>(
    (api, { headers, asResponse }) => api.generatePasskeyAuthenticationOptions({ headers, asResponse }),
    { check: requirePasskeySite },
  )

  return {
    'GET /api/auth/get-session': read((api, call) => api.getSession(call)),
    'GET /api/auth/list-sessions': read((api, call) => api.listSessions(call)),
    'GET /api/auth/passkey/list': read((api, call) => api.listPasskeys(call)),

    'POST /api/auth/sign-in/email': write((api, call) => api.signInEmail(call), {
      tries: ({ email }) => ({ what: 'password', email }),
      isSignIn: true,
    }),
    'POST /api/auth/two-factor/verify-totp': write((api, call) => api.verifyTOTP(call), {
      tries: ({ code }) => ({ what: 'totp', code }),
    }),
    'POST /api/auth/two-factor/verify-backup-code': write((api, call) => api.verifyBackupCode(call), {
      tries: () => ({ what: 'backup-code' }),
    }),
    'POST /api/auth/sign-out': write((api, call) => api.signOut(call)),
    'POST /api/auth/change-password': write(
      // The reason for the change may be that another person knows the password.
      (api, { body, ...call }) =>
        api.changePassword({ ...call, body: { ...body, revokeOtherSessions: true } }),
      {
        tries: currentPassword,
        check: ({ newPassword }) => refuseCommonPassword(newPassword, 'newPassword'),
        after: (session) => session && accounts.endChallenges(session.owner.id),
      },
    ),
    'POST /api/auth/own-account': async ({ request, body: { name, email, password = '' }, person }) => {
      const isNewAddress = email !== person.email
      if (isNewAddress) await confirmPassword(request, password)
      await accounts.changePerson(person.id, { name, email })
      if (isNewAddress) mailer?.sendMail(emailChangedMail(placeOf(request, siteUrl, person.email), email))
    },
    'GET /api/auth/password-codes': async ({ person }) => ({ left: await passwordCodes.left(person.id) }),
    'POST /api/auth/password-codes': async ({ request, body, person }) => {
      await confirmPassword(request, body.password)
      return { codes: await passwordCodes.replace(person.id) }
    },
    'POST /api/auth/revoke-session': write((api, call) => api.revokeSession(call)),
    'POST /api/auth/revoke-other-sessions': write((api, { headers, asResponse }) =>
      api.revokeOtherSessions({ headers, asResponse }),
    ),
    'POST /api/auth/two-factor/enable': write(
      (api, { body, ...call }) => api.enableTwoFactor({ ...call, body: { ...body, method: 'totp' } }),
      {
        tries: currentPassword,
        check: (_body, session) => {
          if (session?.owner.twoFactorEnabled) throw new Problem('two_factor_already_on')
        },
      },
    ),
    'POST /api/auth/two-factor/disable': write((api, call) => api.disableTwoFactor(call), {
      tries: currentPassword,
    }),
    'POST /api/auth/two-factor/generate-backup-codes': write((api, call) => api.generateBackupCodes(call), {
      tries: currentPassword,
    }),

    'POST /api/auth/passkey/registration-options': write(
      // Registration can only be finished with the cookie of this response.
      (api, call) =>
        withPassword(api, call, ({ headers, asResponse }) =>
          api.generatePasskeyRegistrationOptions({ headers, asResponse }),
        ),
      { tries: currentPassword, check: requirePasskeySite },
    ),
    'POST /api/auth/passkey/register': write((api, call) => api.verifyPasskeyRegistration(call)),
    'POST /api/auth/passkey/rename': write((api, call) => api.updatePasskey(call)),
    'POST /api/auth/passkey/remove': write(
      (api, call) =>
        withPassword(api, call, ({ body: { id }, ...rest }) => api.deletePasskey({ ...rest, body: { id } })),
      { tries: currentPassword },
    ),
    'POST /api/auth/passkey/sign-in-options': async (input) => ({
      ...(await passkeyOptions(input)),
      // The plugin sends 'preferred'.
      userVerification: 'required',
    }),
    'POST /api/auth/passkey/sign-in': write((api, call) => api.verifyPasskeyAuthentication(call), {
      isSignIn: true,
    }),
  }
}

/** Makes a call only if the password is right, because a session alone may be a person at an unlocked device. */
async function withPassword<Body extends { readonly password: string }>(
  api: Api,
  call: Call<Body>,
  make: (call: Call<Body>) => Promise<Response>,
): Promise<Response> {
  const { password } = call.body
  const confirmed = await api.verifyPassword({ ...call, body: { password } })
  return confirmed.ok ? make(call) : confirmed
}

/** Browsers support passkeys only for host names, and only over https or on localhost. */
function allowsPasskeys(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}
