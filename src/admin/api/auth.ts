import { z } from 'zod'
import { request } from './request.ts'

const anything = z.unknown()
export const post = <Data>(
  path: string,
  body: unknown,
  schema: z.ZodType<Data>,
  acceptsUnauthorized = false,
) => request(path, { method: 'POST', body, schema, acceptsUnauthorized }).then(({ data }) => data)

export type Credentials = { readonly email: string; readonly password: string }
export type SecondFactor = { readonly kind: 'totp' | 'recovery'; readonly code: string }

const signedIn = z.object({ twoFactorRedirect: z.boolean().optional() })

/** Says whether sign-in is complete or needs a second factor. */
export async function signIn(credentials: Credentials): Promise<'signed-in' | 'second-factor'> {
  const { twoFactorRedirect } = await post('/api/auth/sign-in/email', credentials, signedIn, true)
  return twoFactorRedirect ? 'second-factor' : 'signed-in'
}

export function verifySecondFactor({ kind, code }: SecondFactor): Promise<unknown> {
  const path = kind === 'totp' ? 'verify-totp' : 'verify-backup-code'
  return post(`/api/auth/two-factor/${path}`, { code }, anything, true)
}

export const signOut = () => post('/api/auth/sign-out', {}, anything, true)

export type NewPerson = Credentials & { readonly name: string }
type ByLink = NewPerson & { readonly token: string }

export const createOwner = (owner: ByLink) => post('/api/setup', owner, anything, true)

export async function setupIsOpen(signal?: AbortSignal): Promise<boolean> {
  const schema = z.object({ open: z.boolean() })
  return (await request('/api/setup', { schema, signal })).data.open
}

export type PasswordChange = { readonly currentPassword: string; readonly newPassword: string }

/** Ends every other session. */
export const changePassword = (change: PasswordChange) =>
  post('/api/auth/change-password', { ...change, revokeOtherSessions: true }, anything)

const enrolment = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
export type Enrolment = z.output<typeof enrolment>

/** Starts the set-up. Sign-in does not ask for a code until `confirmTwoFactor` succeeds. */
export const beginTwoFactor = (password: string) =>
  post('/api/auth/two-factor/enable', { password }, enrolment)

export const confirmTwoFactor = (code: string) =>
  post('/api/auth/two-factor/verify-totp', { code }, anything, true)

export const disableTwoFactor = (password: string) =>
  post('/api/auth/two-factor/disable', { password }, anything)

export async function newRecoveryCodes(password: string): Promise<string[]> {
  const schema = z.object({ backupCodes: z.array(z.string()) })
  return (await post('/api/auth/two-factor/generate-backup-codes', { password }, schema)).backupCodes
}

const openSession = z.object({
  id: z.string(),
  token: z.string(),
  ipAddress: z.string().nullish(),
  userAgent: z.string().nullish(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type OpenSession = z.output<typeof openSession>

export async function listSessions(signal?: AbortSignal): Promise<OpenSession[]> {
  return (await request('/api/auth/list-sessions', { schema: z.array(openSession), signal })).data
}

export const endSession = (token: string) => post('/api/auth/revoke-session', { token }, anything)
export const endOtherSessions = () => post('/api/auth/revoke-other-sessions', {}, anything)
