import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { passwordLengths } from '#contract/account-rules.ts'
import type { Tables } from '../store/tables.ts'
import { addressHeader, cookiePrefix } from './call-headers.ts'

export type BetterAuthOptions = {
  readonly db: Kysely<Tables>
  readonly siteUrl: string
  readonly secret: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

const day = 24 * 60 * 60

export type BetterAuth = ReturnType<typeof createBetterAuth>

/** better-auth with only the features that the site uses. */
export function createBetterAuth({ db, siteUrl, secret, log }: BetterAuthOptions) {
  const isHttps = siteUrl.startsWith('https:')
  return betterAuth({
    appName: 'Consultorio',
    baseURL: siteUrl,
    secret,
    database: { db, type: 'sqlite' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLengths.min,
      maxPasswordLength: passwordLengths.max,
    },
    user: {
      // The default is never used, because `accounts.ts` creates the accounts.
      additionalFields: { role: { type: 'string', required: true, input: false, defaultValue: 'assistant' } },
    },
    session: {
      // In seconds. An owner visits every week or two, from the same laptop and phone.
      expiresIn: 30 * day,
      updateAge: day,
      freshAge: 0,
    },
    plugins: [
      // With an account lock, anyone who knows the password could lock the owner out. `sign-in-limits.ts` limits
      // guesses without one.
      twoFactor({ issuer: new URL(siteUrl).host, accountLockout: { enabled: false } }),
      passkeys(siteUrl),
    ],
    advanced: {
      // The prefix contains `__Host-` and the attributes `secure`; with this option, better-auth would use
      // `__Secure-` instead.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(siteUrl),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/', secure: isHttps },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // Every API write has already been checked: see `request-checks.ts`.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    // `sign-in-limits.ts` limits guessing.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, ...details: unknown[]) => log.error({ details }, 'Falló el inicio de sesión'),
    },
  })
}

/** better-auth's passkey plugin, bound to the site's URL. */
function passkeys(siteUrl: string) {
  return passkey({
    rpName: new URL(siteUrl).host,
    rpID: new URL(siteUrl).hostname,
    origin: siteUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) =>
        requireUserVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) =>
        requireUserVerified(verification.authenticationInfo.userVerified),
    },
  })
}

/**
 * Requires that the device verified its user, which the plugin only prefers. A passkey replaces the password and the
 * code, so a found or stolen device alone must open nothing.
 */
function requireUserVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'PASSKEY_USER_NOT_VERIFIED', message: '' })
}
