import { authenticate, createCredential } from '#admin/passkeys/browser-passkey.ts'
import { type Answer, call, callQuery } from './call.ts'
import { ApiProblem } from './problem.ts'

export type Credentials = { readonly email: string; readonly password: string }
export type SecondFactor = { readonly kind: 'totp' | 'recovery'; readonly code: string }
export type NewPerson = Credentials & { readonly name: string }
export type Enrolment = Answer<'POST /api/auth/two-factor/enable'>
export type OpenSession = Answer<'GET /api/auth/list-sessions'>[number]
export type Passkey = Answer<'GET /api/auth/passkey/list'>[number]

export const sessionsQuery = callQuery('GET /api/auth/list-sessions')
export const passkeysQuery = callQuery('GET /api/auth/passkey/list')
export const passwordCodesQuery = callQuery('GET /api/auth/password-codes')

const acceptsUnauthorized = true

/** Says whether sign-in is complete or needs a second factor. */
export async function signIn(body: Credentials): Promise<'signed-in' | 'second-factor'> {
  const { twoFactorRedirect } = await call('POST /api/auth/sign-in/email', { body, acceptsUnauthorized })
  // The next step needs a cookie too, and this is all that tells whether the browser accepts one.
  if (twoFactorRedirect && !navigator.cookieEnabled) throw cookiesRefused()
  if (!twoFactorRedirect) await expectSession()
  return twoFactorRedirect ? 'second-factor' : 'signed-in'
}

export async function verifySecondFactor({ kind, code }: SecondFactor): Promise<void> {
  const method = kind === 'totp' ? 'verify-totp' : 'verify-backup-code'
  await call(`POST /api/auth/two-factor/${method}`, { body: { code }, acceptsUnauthorized })
  await expectSession()
}

/** A browser that refuses cookies has no session, although the server accepted the password. @throws {ApiProblem} */
async function expectSession(): Promise<void> {
  if (!(await call('GET /api/auth/get-session', { acceptsUnauthorized }))) throw cookiesRefused()
}

const cookiesRefused = () =>
  new ApiProblem({
    status: 401,
    code: 'cookies_refused',
    title:
      'Sus datos son correctos, pero el navegador no guardó la cookie con la que se entra. Permita las cookies de este sitio en la configuración del navegador, o use otro navegador, y entre de nuevo.',
  })

export const signOut = () => call('POST /api/auth/sign-out', { body: {}, acceptsUnauthorized })

/** Creates a passkey on the device. @throws {PasskeyFailure} if the device or the user declines. */
export async function addPasskey({ name, password }: { name: string; password: string }): Promise<void> {
  const options = await call('POST /api/auth/passkey/registration-options', { body: { password } })
  const response = await createCredential(options)
  await call('POST /api/auth/passkey/register', { body: { name, response }, acceptsUnauthorized })
}

/** @param isAutofill Waits until the user picks a passkey from the browser's autofill list at the e-mail field. */
export async function signInWithPasskey({ isAutofill }: { isAutofill: boolean }): Promise<void> {
  const options = await call('POST /api/auth/passkey/sign-in-options', { body: {}, acceptsUnauthorized })
  const response = await authenticate(options, isAutofill)
  await call('POST /api/auth/passkey/sign-in', { body: { response }, acceptsUnauthorized })
  await expectSession()
}
