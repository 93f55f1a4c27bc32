import { z } from 'zod'
import { cleanLine } from '#content/clean-text.ts'
import { type AuthCall, call, nothing, object, password, text } from './auth-calls.ts'
import type { BetterAuth } from './better-auth.ts'

const base64url = z
  .string('Falta la respuesta de la llave.')
  .regex(/^[\w-]{1,8000}$/, 'La respuesta de la llave no es válida.')

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
})

const assertion = z.object({
  ...credential,
  response: z
    .object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional(),
    })
    .transform(({ userHandle, ...signed }) => ({ ...signed, ...(userHandle && { userHandle }) })),
})

const passkeyName = text('Escriba un nombre para la llave.')
  .overwrite(cleanLine)
  .min(1, 'Escriba un nombre para la llave.')
  .max(60, 'Use 60 caracteres como máximo.')

const id = text('Diga qué llave.')

/** The parts of a passkey that the owner may see: neither its public key nor its credential id. */
const shownPasskey = z.object({
  id: z.string(),
  name: z.string().nullish(),
  createdAt: z.string().nullish(),
  deviceType: z.string(),
  backedUp: z.boolean(),
})

const minute = 60_000
// Signatures cannot be guessed. These limits bound the work and the database rows that strangers can cause.
const startLimit = { name: 'passkey-start', max: 60, window: 10 * minute }
const signInLimit = { name: 'passkey-sign-in', max: 30, window: 10 * minute }

export const passkeyWritingCalls: readonly AuthCall[] = [
  call(
    'passkey/registration-options',
    password,
    // Registration can only be finished with the cookie of this response.
    (api, { body, headers, asResponse }) =>
      withPassword(api, body.password, headers, () =>
        api.generatePasskeyRegistrationOptions({ headers, asResponse }),
      ),
    'current-password',
    { needsPasskeySite: true },
  ),
  call(
    'passkey/register',
    object({ name: passkeyName, response: registration }),
    (api, input) => api.verifyPasskeyRegistration(input),
    undefined,
    { responseSchema: shownPasskey },
  ),
  call(
    'passkey/rename',
    object({ id, name: passkeyName }),
    (api, input) => api.updatePasskey(input),
    undefined,
    { responseSchema: nothing },
  ),
  call(
    'passkey/remove',
    object({ id, password: password.shape.password }),
    (api, { body, headers, asResponse }) =>
      withPassword(api, body.password, headers, () =>
        api.deletePasskey({ body: { id: body.id }, headers, asResponse }),
      ),
    'current-password',
  ),
  call(
    'passkey/sign-in-options',
    nothing,
    (api, { headers, asResponse }) => api.generatePasskeyAuthenticationOptions({ headers, asResponse }),
    undefined,
    {
      needsPasskeySite: true,
      limit: startLimit,
      // The plugin sends 'preferred'.
      responseSchema: z
        .looseObject({})
        .transform((options) => ({ ...options, userVerification: 'required' })),
    },
  ),
  call(
    'passkey/sign-in',
    object({ response: assertion }),
    (api, input) => api.verifyPasskeyAuthentication(input),
    undefined,
    {
      limit: signInLimit,
      responseSchema: z.object({ user: z.object({ id: z.string(), name: z.string(), email: z.string() }) }),
    },
  ),
]

/** Makes a call only if the password is right, because a session alone may be somebody at an unlocked device. */
async function withPassword(
  api: BetterAuth['api'],
  currentPassword: string,
  headers: Headers,
  make: () => Promise<Response>,
): Promise<Response> {
  const body = { password: currentPassword }
  const confirmed = await api.verifyPassword({ body, headers, asResponse: true })
  return confirmed.ok ? make() : confirmed
}

export const passkeyReadingCalls: readonly AuthCall[] = [
  call(
    'passkey/list',
    nothing,
    (api, { headers, asResponse }) => api.listPasskeys({ headers, asResponse }),
    undefined,
    { responseSchema: z.array(shownPasskey) },
  ),
]
