import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { passwordLengths } from '../account-rules.ts'
import { patientDatabase } from '../store/patient-database.ts'
import type { Tables } from '../store/tables.ts'
import { addressHeader, cookiePrefix } from './call-headers.ts'
import { passkeys } from './passkeys.ts'

export type BetterAuthOptions = {
  readonly db: Kysely<Tables>
  readonly siteUrl: string
  readonly secret: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

const day = 24 * 60 * 60

export type BetterAuth = ReturnType<typeof createBetterAuth>

/** better-auth, with no more of it than the site uses. */
export function createBetterAuth({ db, siteUrl, secret, log }: BetterAuthOptions) {
  const isHttps = siteUrl.startsWith('https:')
  return betterAuth({
    appName: 'Consultorio',
    baseURL: siteUrl,
    secret,
    database: { db: patientDatabase(db), type: 'sqlite' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLengths.min,
      maxPasswordLength: passwordLengths.max,
    },
    user: {
      // The default is never used: accounts are written by `accounts.ts`.
      additionalFields: { role: { type: 'string', required: true, input: false, defaultValue: 'assistant' } },
    },
    session: {
      // She comes every week or two, from the same laptop and phone.
      expiresIn: 30 * day,
      updateAge: day,
      freshAge: 0,
    },
    plugins: [
      // A lock on the account would be in the hands of whoever knows her password: `sign-in-limits.ts` has none.
      twoFactor({ issuer: new URL(siteUrl).host, accountLockout: { enabled: false } }),
      passkeys(siteUrl),
    ],
    advanced: {
      // `__Host-` is said here, and Secure below: better-auth itself would say `__Secure-`.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(siteUrl),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/', secure: isHttps },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // Every write of the API is checked before it comes here: see `refuse-cross-site.ts`.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    // Guessing is limited by `sign-in-limits.ts`.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, ...details: unknown[]) => log.error({ details }, 'Falló el inicio de sesión'),
    },
  })
}
