import type { FastifyRequest } from 'fastify'
import { clientAddress, clientNetwork } from '../calls/guard-calls.ts'
import type { Mailer } from '../mail/mailer.ts'
import { Problem } from '../problems/problem.ts'
import type { Accounts } from './accounts.ts'
import { type Auth, codeOf, type OwnerSession } from './auth.ts'
import { requestCookies } from './call-headers.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Guess, SignInLimits } from './sign-in-limits.ts'
import type { SpentCodes } from './spent-codes.ts'

/** What the calls about accounts and sign-in use. */
export type SignInParts = {
  readonly auth: Auth
  readonly accounts: Accounts
  readonly limits: SignInLimits
  readonly devices: KnownDevices
  readonly spentCodes: SpentCodes
  /** Key for signing and hashing sign-in data. */
  readonly secret: string
  /** Undefined when the site sends no mail. */
  readonly mailer?: Mailer | undefined
}

type Parts = Pick<SignInParts, 'auth' | 'limits' | 'devices' | 'spentCodes'>

type Session = OwnerSession | undefined
type Make = () => Promise<Response>

/** What a person may be guessing with a call. */
export type Tried =
  | { readonly what: 'password'; readonly email: string }
  | { readonly what: 'totp'; readonly code: string }
  | { readonly what: 'backup-code' | 'current-password' }

/** Makes better-auth calls in which a person may guess a password or a code, within the limits. */
export function guardedCalls({ auth, limits, devices, spentCodes }: Parts) {
  const deviceOf = (request: FastifyRequest, account: Parameters<KnownDevices['find']>[1]) =>
    devices.find(requestCookies(request.headers.cookie), account)

  /** @param tried Undefined for a call that guesses nothing. */
  return async (
    tried: Tried | undefined,
    request: FastifyRequest,
    session: Session,
    make: Make,
  ): Promise<Response> => {
    const guess = tried && (await guessOf(tried, request, session))
    if (!guess) return make()
    const attempt = await limits.begin(guess)
    const response = await onceOnly(tried, guess, make).catch(async (error: unknown) => {
      // A code that was already used stays counted as a wrong guess. Other errors are not the caller's fault.
      if (!(error instanceof Problem && error.code === 'code_already_used')) await attempt.withdrawn()
      throw error
    })
    if (response.ok) await attempt.succeeded()
    else if (notTried.has(await codeOf(response.clone()))) await attempt.withdrawn()
    return response
  }

  /**
   * Undefined for a call without a session that needs one. @throws {Problem} `INVALID_TWO_FACTOR_COOKIE` for a code
   * without an account
   */
  async function guessOf(tried: Tried, request: FastifyRequest, session: Session) {
    if (tried.what === 'password') {
      const { email } = tried
      return guessAt(request, { kind: 'password', account: email }, await deviceOf(request, { email }))
    }
    const kind = tried.what === 'current-password' ? 'password' : 'code'
    if (session) {
      const { owner, token } = session
      return guessAt(request, { kind, account: kind === 'password' ? owner.email : owner.id }, token)
    }
    if (kind === 'password') return undefined

    const userId = await auth.pendingAccount(request)
    if (userId === undefined) throw new Problem('INVALID_TWO_FACTOR_COOKIE')
    return guessAt(request, { kind, account: userId }, await deviceOf(request, { userId }))
  }

  /** Makes sure that a code of the authenticator app is accepted only once. @throws {Problem} `code_already_used` */
  async function onceOnly(tried: Tried, { account }: Guess, make: Make) {
    if (tried.what !== 'totp') return make()
    if (!(await spentCodes.claim(account, tried.code))) throw new Problem('code_already_used')
    const response = await make()
    if (!response.ok) await spentCodes.release(account, tried.code)
    return response
  }
}

const guessAt = (
  request: FastifyRequest,
  guess: Pick<Guess, 'kind' | 'account'>,
  device: string | undefined,
): Guess => ({ ...guess, address: clientAddress(request), network: clientNetwork(request), device })

/**
 * Refusals that better-auth makes before it compares a password or a code. Any other refusal counts as a wrong guess.
 */
const notTried = new Set<string | undefined>([
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'TOTP_NOT_ENABLED',
  'BACKUP_CODES_NOT_ENABLED',
  'TWO_FACTOR_NOT_ENABLED',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'UNAUTHORIZED',
])
