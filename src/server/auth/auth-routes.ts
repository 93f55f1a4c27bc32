import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { authRefusals } from '../auth-refusals.ts'
import { Problem, type ProblemCode } from '../problem.ts'
import { roles } from '../roles.ts'
import type { Accounts } from './accounts.ts'
import { codeOf, type Owner } from './auth.ts'
import { readingCalls, writingCalls } from './auth-calls.ts'
import { callHeaders } from './call-headers.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { type GuardOptions, guardedCalls } from './guarded-calls.ts'
import { requestCookies } from './request-cookies.ts'

type Options = GuardOptions & { readonly accounts: Pick<Accounts, 'endChallenges'> }

/** A name and a password need no more. */
const bodyLimit = 16 * 1024

/** Signing in and out, and the owner's own account: the calls of better-auth that the site lets through. */
export const authRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { auth, accounts, devices } = options
  const guarded = guardedCalls(options)

  for (const call of readingCalls) {
    app.get(`/api/auth/${call.path}`, async (request, reply) => {
      // Ends a session that is too old, which better-auth would renew.
      await auth.sessionOf(request)
      const response = await auth.call((api) => call.make(api, undefined, callHeaders(request)))
      return answer(reply, response)
    })
  }

  for (const call of writingCalls) {
    const schema = { body: call.body }
    app.post(`/api/auth/${call.path}`, { bodyLimit, schema }, async (request, reply) => {
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
      if (!response.ok) return answer(reply, response)

      // A browser that signs in again does not leave a session behind.
      if (call.path === 'sign-in/email' && session) await auth.endSession(session.token)
      if (call.path === 'change-password' && session) await accounts.endChallenges(session.owner.id)
      const signedIn = await ownerIn(response)
      request.owner ??= signedIn
      const cookies = requestCookies(request.headers.cookie)
      const device = signedIn && (await devices.remember(cookies, signedIn.id))
      return answer(reply, response, device)
    })
  }
}

const newPasswordIn = z.object({ newPassword: z.string() })

const signedIn = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) }),
})

/** Who has just signed in, or changed her password. */
export async function ownerIn(response: Response): Promise<Owner | undefined> {
  const { data } = signedIn.safeParse(await response.clone().json())
  return data && { ...data.user, twoFactorEnabled: false }
}

/** Hands on what better-auth answers: its cookies as they are, its refusals as ours. @throws {Problem} */
async function answer(reply: FastifyReply, response: Response, device?: string): Promise<FastifyReply> {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  if (device) reply.header('set-cookie', device)
  reply.header('Cache-Control', 'no-store')
  if (!response.ok) throw new Problem(refusalOf(response.status, await codeOf(response)))
  return reply.type('application/json; charset=utf-8').send(await response.text())
}

function refusalOf(status: number, code: string | undefined): ProblemCode {
  // What is no e-mail is nobody's.
  if (code === 'INVALID_EMAIL') return 'INVALID_EMAIL_OR_PASSWORD'
  if (code !== undefined && isRefusal(code)) return code
  if (status === 401) return 'unauthorized'
  if (status === 429) return 'too_many_attempts'
  return status < 500 ? 'invalid_request' : 'unexpected'
}

const isRefusal = (code: string): code is keyof typeof authRefusals => Object.hasOwn(authRefusals, code)
