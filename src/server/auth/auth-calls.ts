import { z } from 'zod'
import { cleanLine } from '#content/clean-text.ts'
import type { BetterAuth } from './better-auth.ts'
import type { LimitRule } from './request-limit.ts'

type Api = BetterAuth['api']

/**
 * A better-auth call that the API offers, and the part of its body that is passed on. Nothing else of better-auth is
 * reachable.
 */
export type AuthCall = {
  readonly path: string
  readonly body: z.ZodType
  readonly make: (api: Api, body: unknown, headers: Headers) => Promise<Response>
  /** What an attacker would guess with this call. */
  readonly guess: 'password' | 'totp' | 'backup-code' | 'current-password' | undefined
} & CallExtras

type CallExtras = {
  /** Converts better-auth's response body; without it the body is sent unchanged. */
  readonly responseSchema?: z.ZodType
  readonly limit?: LimitRule
  readonly needsPasskeySite?: boolean
}

export const text = (message: string) =>
  z
    .string(message)
    .min(1, message)
    .max(1000, 'Es demasiado largo.')
    // PostgreSQL cannot store NUL characters.
    .refine((value) => !value.includes('\0'), message)

export const object = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, 'Envíe un objeto JSON.')

export const password = object({ password: text('Escriba la contraseña.') })
const code = object({ code: text('Escriba el código.') })
export const nothing = z.unknown().transform(() => ({}))

const credentials = object({
  // Trim first: where guesses are counted, the parsed body is parsed again and must still be valid.
  email: z.string('Escriba el correo.').overwrite(cleanLine).toLowerCase().pipe(text('Escriba el correo.')),
  password: text('Escriba la contraseña.'),
})

export function call<Body extends z.ZodType>(
  path: string,
  body: Body,
  make: (api: Api, input: { body: z.output<Body>; headers: Headers; asResponse: true }) => Promise<Response>,
  guess?: AuthCall['guess'],
  extras: CallExtras = {},
): AuthCall {
  return {
    path,
    body,
    guess,
    ...extras,
    make: (api, value, headers) => make(api, { body: body.parse(value), headers, asResponse: true }),
  }
}

export const writingCalls: readonly AuthCall[] = [
  call('sign-in/email', credentials, (api, input) => api.signInEmail(input), 'password'),
  call('two-factor/verify-totp', code, (api, input) => api.verifyTOTP(input), 'totp'),
  call('two-factor/verify-backup-code', code, (api, input) => api.verifyBackupCode(input), 'backup-code'),
  call('sign-out', nothing, (api, input) => api.signOut(input)),
  call(
    'change-password',
    object({ currentPassword: text('Escriba su contraseña actual.'), newPassword: text('Escriba la nueva.') })
      // The reason for the change may be that somebody else knows the password.
      .transform((body) => ({ ...body, revokeOtherSessions: true })),
    (api, input) => api.changePassword(input),
    'current-password',
  ),
  call('revoke-session', object({ token: text('Diga qué sesión.') }), (api, input) =>
    api.revokeSession(input),
  ),
  call('revoke-other-sessions', nothing, (api, { headers, asResponse }) =>
    api.revokeOtherSessions({ headers, asResponse }),
  ),
  call(
    'two-factor/enable',
    password.transform((body) => ({ ...body, method: 'totp' as const })),
    (api, input) => api.enableTwoFactor(input),
    'current-password',
  ),
  call('two-factor/disable', password, (api, input) => api.disableTwoFactor(input), 'current-password'),
  call(
    'two-factor/generate-backup-codes',
    password,
    (api, input) => api.generateBackupCodes(input),
    'current-password',
  ),
]

export const readingCalls: readonly AuthCall[] = [
  call('get-session', nothing, (api, { headers, asResponse }) => api.getSession({ headers, asResponse })),
  call('list-sessions', nothing, (api, { headers, asResponse }) => api.listSessions({ headers, asResponse })),
]
