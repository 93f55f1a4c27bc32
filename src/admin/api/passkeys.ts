import { z } from 'zod'
import { authenticate, createCredential } from '#admin/passkeys/browser-passkey.ts'
import { post } from './auth.ts'
import { request } from './request.ts'

const anything = z.unknown()
const creationOptions = z.looseObject({ challenge: z.string() })

const passkey = z.object({
  id: z.string(),
  name: z.string().nullish(),
  createdAt: z.string().nullish(),
  deviceType: z.string(),
  backedUp: z.boolean(),
})
export type Passkey = z.output<typeof passkey>

export async function listPasskeys(signal?: AbortSignal): Promise<Passkey[]> {
  return (await request('/api/auth/passkey/list', { schema: z.array(passkey), signal })).data
}

/** Creates a passkey on the device. @throws {PasskeyFailure} if the device or the user declines. */
export async function addPasskey({ name, password }: { name: string; password: string }): Promise<void> {
  const options = await post('/api/auth/passkey/registration-options', { password }, creationOptions)
  const response = await createCredential(options)
  await post('/api/auth/passkey/register', { name, response }, anything, true)
}

export const renamePasskey = (change: { id: string; name: string }) =>
  post('/api/auth/passkey/rename', change, anything)

export const removePasskey = (removal: { id: string; password: string }) =>
  post('/api/auth/passkey/remove', removal, anything)

/** @param isAutofill Waits until the user picks a passkey from the browser's autofill list at the e-mail field. */
export async function signInWithPasskey({ isAutofill }: { isAutofill: boolean }): Promise<void> {
  const options = await post('/api/auth/passkey/sign-in-options', {}, creationOptions, true)
  const response = await authenticate(options, isAutofill)
  await post('/api/auth/passkey/sign-in', { response }, anything, true)
}
