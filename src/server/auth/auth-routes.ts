import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authRefusals } from '../auth-refusals.ts'
import { Problem, type ProblemCode } from '../problem.ts'
import { type Auth, codeOf, type Owner, type OwnerSession } from './auth.ts'
import { type AuthCall, readingCalls, writingCalls } from './auth-calls.ts'
import { callHeaders } from './call-headers.ts'
import { clientAddress } from './client-address.ts'
import type { DeviceNotices } from './device-notices.ts'
import { passkeyReadingCalls, passkeyWritingCalls } from './passkey-calls.ts'
import { allowsPasskeys } from './passkey-site.ts'
import type { RequestLimit } from './request-limit.ts'
import type { Guess, SignInLimits } from './sign-in-limits.ts'

type Options = {
  readonly auth: Auth
  readonly limits: SignInLimits
  readonly requestLimit: RequestLimit
  readonly deviceNotices: DeviceNotices
  readonly config: { readonly siteUrl: string }
}

/** A name and a password need no more. */
const bodyLimit = 16 * 1024

/** Signing in and out, and the owner's own account: the calls of better-auth that the site lets through. */
export const authRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { auth, limits, requestLimit, deviceNotices, config } = options
  for (const call of [...readingCalls, ...passkeyReadingCalls]) {
    app.get(`/api/auth/${call.path}`, async (request, reply) => {
      const response = await auth.call((api) => call.make(api, undefined, callHeaders(request)))
      return answer(reply, response, call.answers)
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

      const guess = await guessOf(call, request, session)
      const response = await limited(guess, () =>
        auth.call((api) => call.make(api, request.body, callHeaders(request))),
      )
      // A browser that signs in again does not leave a session behind.
      if (isSignIn(call) && response.ok && session) await auth.endSession(session.token)
      if (response.ok) {
        const signedIn = isSignIn(call) || !session ? await ownerIn(response) : undefined
        if (signedIn) await deviceNotices.noteSignIn(request, signedIn)
        request.owner ??= signedIn
      }
      return answer(reply, response, call.answers)
    })
  }

  async function guessOf(
    { guess, body }: AuthCall,
    request: FastifyRequest,
    session: OwnerSession | undefined,
  ): Promise<Guess | undefined> {
    const account = await guessedAccount()
    if (!guess || account === undefined) return undefined
    return { kind: guess === 'code' ? 'code' : 'password', address: clientAddress(request), account }

    async function guessedAccount() {
      if (guess === 'password') return emailIn(body.parse(request.body))
      if (guess === 'current-password') return session?.owner.email
      // Who is signed in confirms a code of her own.
      return guess === 'code' && !session ? auth.pendingAccount(request) : undefined
    }
  }

  async function limited(guess: Guess | undefined, make: () => Promise<Response>): Promise<Response> {
    if (!guess) return make()
    const attempt = await limits.begin(guess)
    const response = await make().catch(async (error: unknown) => {
      await attempt.withdrawn()
      throw error
    })
    if (response.ok) await attempt.succeeded()
    else if (!wrongGuess.has(await codeOf(response.clone()))) await attempt.withdrawn()
    return response
  }
}

const signIns = new Set(['sign-in/email', 'passkey/sign-in'])
const isSignIn = ({ path }: AuthCall) => signIns.has(path)

const wrongGuess = new Set<string | undefined>([
  'INVALID_EMAIL',
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_PASSWORD',
  'INVALID_CODE',
  'INVALID_BACKUP_CODE',
])

function emailIn(body: unknown): string | undefined {
  return typeof body === 'object' && body && 'email' in body ? String(body.email) : undefined
}

const signedIn = z.object({ user: z.object({ id: z.string(), name: z.string(), email: z.string() }) })

/** For the log: who has just signed in. */
async function ownerIn(response: Response): Promise<Owner | undefined> {
  const { data } = signedIn.safeParse(await response.clone().json())
  return data && { ...data.user, twoFactorEnabled: false }
}

/** Hands on what better-auth answers: its cookies as they are, its refusals as ours. @throws {Problem} */
async function answer(
  reply: FastifyReply,
  response: Response,
  answers: AuthCall['answers'],
): Promise<FastifyReply> {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.header('Cache-Control', 'no-store')
  if (!response.ok) throw new Problem(refusalOf(response.status, await codeOf(response)))
  const body = answers ? JSON.stringify(answers.parse(await response.json())) : await response.text()
  return reply.type('application/json; charset=utf-8').send(body)
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
