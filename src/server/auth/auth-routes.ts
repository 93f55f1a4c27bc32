import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { authRefusals } from '../problems/auth-refusals.ts'
import { Problem, type ProblemCode } from '../problems/problem.ts'
import { roles } from '../store/roles.ts'
import type { Accounts } from './accounts.ts'
import { codeOf, type Owner } from './auth.ts'
import { type AuthCall, readingCalls, writingCalls } from './auth-calls.ts'
import { callHeaders } from './call-headers.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { DeviceNotices } from './device-notices.ts'
import { type GuardOptions, guardedCalls } from './guarded-calls.ts'
import { passkeyReadingCalls, passkeyWritingCalls } from './passkey-calls.ts'
import { allowsPasskeys } from './passkey-site.ts'
import { requestCookies } from './request-cookies.ts'
import type { RequestLimit } from './request-limit.ts'

type Options = GuardOptions & {
  readonly accounts: Pick<Accounts, 'endChallenges'>
  readonly requestLimit: RequestLimit
  readonly deviceNotices: DeviceNotices
  readonly config: { readonly siteUrl: string }
}

/** Enough for a name and a password, in bytes. */
const bodyLimit = 16 * 1024

/** Sign-in, sign-out and account management: the better-auth calls that the site offers. */
export const authRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { auth, accounts, devices, requestLimit, deviceNotices, config } = options
  const guarded = guardedCalls(options)

  for (const call of [...readingCalls, ...passkeyReadingCalls]) {
    app.get(`/api/auth/${call.path}`, async (request, reply) => {
      // Ends a session that is too old, which better-auth would renew.
      await auth.sessionOf(request)
      const response = await auth.call((api) => call.make(api, undefined, callHeaders(request)))
      return sendAuthResponse(reply, response, { responseSchema: call.responseSchema })
    })
  }

  for (const call of [...writingCalls, ...passkeyWritingCalls]) {
    const schema = { body: call.body }
    app.post(`/api/auth/${call.path}`, { bodyLimit, schema }, async (request, reply) => {
      if (call.needsPasskeySite && !allowsPasskeys(config.siteUrl)) throw new Problem('passkeys_unavailable')
      if (call.limit) await requestLimit.count(request, call.limit)
      const session = await auth.sessionOf(request)
      request.owner = session?.owner
      if (call.path === 'two-factor/enable' && session?.owner.twoFactorEnabled) {
        throw new Problem('two_factor_already_on')
      }

      if (call.path === 'change-password' && session) {
        await refuseCommonPassword(newPasswordIn.parse(request.body).newPassword, 'newPassword')
      }

      const response = await guarded(call, request, session, () =>
        auth.call((api) => call.make(api, request.body, callHeaders(request))),
      )
      if (!response.ok) return sendAuthResponse(reply, response)

      // Signing in again ends the browser's former session.
      if (isSignIn(call) && session) await auth.endSession(session.token)
      if (call.path === 'change-password' && session) await accounts.endChallenges(session.owner.id)
      const signedIn = await ownerIn(response)
      request.owner ??= signedIn
      if (!signedIn) return sendAuthResponse(reply, response, { responseSchema: call.responseSchema })

      const cookies = requestCookies(request.headers.cookie)
      if (!session || isSignIn(call)) {
        const isKnown = (await devices.find(cookies, { userId: signedIn.id })) !== undefined
        if (!isKnown) deviceNotices.noteSignIn(request, signedIn)
      }
      const device = await devices.remember(cookies, signedIn.id)
      return sendAuthResponse(reply, response, { responseSchema: call.responseSchema, device })
    })
  }
}

const newPasswordIn = z.object({ newPassword: z.string() })

const signIns = new Set(['sign-in/email', 'passkey/sign-in'])
const isSignIn = ({ path }: AuthCall) => signIns.has(path)

const signedIn = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) }),
})

/** The person who has just signed in or changed her password. */
export async function ownerIn(response: Response): Promise<Owner | undefined> {
  const { data } = signedIn.safeParse(await response.clone().json())
  return data && { ...data.user, twoFactorEnabled: false }
}

/** Sends better-auth's response: cookies unchanged, refusals as problems. @throws {Problem} */
async function sendAuthResponse(
  reply: FastifyReply,
  response: Response,
  {
    responseSchema,
    device,
  }: { readonly responseSchema?: AuthCall['responseSchema']; readonly device?: string | undefined } = {},
): Promise<FastifyReply> {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  if (device) reply.header('set-cookie', device)
  reply.header('Cache-Control', 'no-store')
  if (!response.ok) throw new Problem(refusalOf(response.status, await codeOf(response)))
  const body = responseSchema
    ? JSON.stringify(responseSchema.parse(await response.json()))
    : await response.text()
  return reply.type('application/json; charset=utf-8').send(body)
}

function refusalOf(status: number, code: string | undefined): ProblemCode {
  // Do not distinguish an invalid e-mail address from one without an account.
  if (code === 'INVALID_EMAIL') return 'INVALID_EMAIL_OR_PASSWORD'
  if (code !== undefined && isRefusal(code)) return code
  if (status === 401) return 'unauthorized'
  if (status === 429) return 'too_many_attempts'
  return status < 500 ? 'invalid_request' : 'unexpected'
}

const isRefusal = (code: string): code is keyof typeof authRefusals => Object.hasOwn(authRefusals, code)
