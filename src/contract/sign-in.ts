import { z } from 'zod'
import { cleanLine } from '#content/texts/clean-text.ts'
import { ownerEmail, ownerName } from './account-rules.ts'
import { anyone, type Call, everyone, roles } from './call.ts'
import { empty, jsonObject, nothing } from './shapes.ts'

const text = (message: string) =>
  z
    .string(message)
    .min(1, message)
    .max(1000, 'Es demasiado largo.')
    // PostgreSQL cannot store NUL characters.
    .refine((value) => !value.includes('\0'), message)

const password = jsonObject({ password: text('Escriba la contraseña.') })
const code = jsonObject({ code: text('Escriba el código.') })
/** Accepts any body and ignores it. */
const dropped = z.unknown().transform(() => ({}))

const base64url = z
  .string('Falta la respuesta de la llave.')
  .regex(/^[\w-]{1,8000}$/, 'La respuesta de la llave no es válida.')
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: dropped,
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
const passkeyId = text('Diga qué llave.')

/** The parts of a passkey that the owner may see: neither its public key nor its credential id. */
const passkey = z.object({
  id: z.string(),
  name: z.string().nullish(),
  createdAt: z.string().nullish(),
  deviceType: z.string(),
  backedUp: z.boolean(),
})
const ceremony = z.looseObject({ challenge: z.string() })

// Signatures cannot be guessed. These limits bound the work and the database rows that strangers can cause.
const startLimit = { name: 'passkey-start', max: 60, window: 10 * 60_000 }
const signInLimit = { name: 'passkey-sign-in', max: 30, window: 10 * 60_000 }

/** What better-auth answers, without anything that the admin reads. Programs may read more. */
const done = { 200: z.looseObject({}) }

/** The calls of better-auth that the site offers. Nothing else of it is reachable. */
export const signInCalls = {
  'GET /api/auth/get-session': {
    summary: 'The own session, or null.',
    access: anyone,
    response: {
      200: z
        .looseObject({
          session: z.looseObject({ id: z.string() }),
          user: z.looseObject({
            name: z.string(),
            email: z.string(),
            role: z.enum(roles),
            twoFactorEnabled: z.boolean().nullish(),
          }),
        })
        .nullable(),
    },
  },
  'GET /api/auth/list-sessions': {
    summary: 'Lists the open sessions of the own account.',
    access: everyone,
    response: {
      200: z.array(
        z.looseObject({
          id: z.string(),
          token: z.string(),
          ipAddress: z.string().nullish(),
          userAgent: z.string().nullish(),
          createdAt: z.string(),
          updatedAt: z.string(),
        }),
      ),
    },
  },
  'GET /api/auth/passkey/list': {
    summary: 'Lists the passkeys of the own account.',
    access: everyone,
    response: { 200: z.array(passkey) },
  },
  'POST /api/auth/sign-in/email': {
    summary: 'Signs in with a password, or says that a second factor is needed.',
    access: anyone,
    body: jsonObject({
      email: z
        .string('Escriba el correo.')
        .overwrite(cleanLine)
        .toLowerCase()
        .pipe(text('Escriba el correo.')),
      password: text('Escriba la contraseña.'),
    }),
    response: { 200: z.looseObject({ twoFactorRedirect: z.boolean().optional() }) },
  },
  'POST /api/auth/two-factor/verify-totp': {
    summary: 'Completes a sign-in, or the set-up of the second factor, with a code of the authenticator app.',
    access: anyone,
    body: code,
    response: done,
  },
  'POST /api/auth/two-factor/verify-backup-code': {
    summary: 'Completes a sign-in with a recovery code.',
    access: anyone,
    body: code,
    response: done,
  },
  'POST /api/auth/sign-out': {
    summary: 'Ends the own session.',
    access: anyone,
    body: dropped,
    response: done,
  },
  'POST /api/auth/change-password': {
    summary: 'Changes the own password, and ends every other session.',
    access: everyone,
    body: jsonObject({
      currentPassword: text('Escriba su contraseña actual.'),
      newPassword: text('Escriba la nueva.'),
    }),
    response: done,
  },
  'POST /api/auth/own-account': {
    summary: 'Changes the own name and e-mail address. Another e-mail address needs the password.',
    access: everyone,
    body: jsonObject({
      name: ownerName,
      email: ownerEmail,
      password: text('Escriba su contraseña.').optional(),
    }),
    response: { 204: nothing },
  },
  'GET /api/auth/password-codes': {
    summary: 'How many of the own codes for a forgotten password still work.',
    access: everyone,
    response: { 200: z.object({ left: z.int() }) },
  },
  'POST /api/auth/password-codes': {
    summary: 'Makes new codes for a forgotten password; the former ones no longer work.',
    access: everyone,
    body: password,
    response: { 200: z.object({ codes: z.array(z.string()) }) },
  },
  'POST /api/auth/revoke-session': {
    summary: 'Ends one session of the own account.',
    access: everyone,
    body: jsonObject({ token: text('Diga qué sesión.') }),
    response: done,
  },
  'POST /api/auth/revoke-other-sessions': {
    summary: 'Ends all other sessions of the own account.',
    access: everyone,
    body: dropped,
    response: done,
  },
  'POST /api/auth/two-factor/enable': {
    summary: 'Begins the set-up of the second factor.',
    access: everyone,
    body: password,
    response: { 200: z.looseObject({ totpURI: z.string(), backupCodes: z.array(z.string()) }) },
  },
  'POST /api/auth/two-factor/disable': {
    summary: 'Turns the second factor off.',
    access: everyone,
    body: password,
    response: done,
  },
  'POST /api/auth/two-factor/generate-backup-codes': {
    summary: 'Makes new recovery codes.',
    access: everyone,
    body: password,
    response: { 200: z.looseObject({ backupCodes: z.array(z.string()) }) },
  },
  'POST /api/auth/passkey/registration-options': {
    summary: 'Begins the registration of a passkey.',
    access: everyone,
    body: password,
    response: { 200: ceremony },
  },
  'POST /api/auth/passkey/register': {
    summary: 'Stores a passkey that the device has created.',
    access: everyone,
    body: jsonObject({ name: passkeyName, response: registration }),
    response: { 200: passkey },
  },
  'POST /api/auth/passkey/rename': {
    summary: 'Renames a passkey.',
    access: everyone,
    body: jsonObject({ id: passkeyId, name: passkeyName }),
    response: { 200: empty },
  },
  'POST /api/auth/passkey/remove': {
    summary: 'Removes a passkey.',
    access: everyone,
    body: jsonObject({ id: passkeyId, password: password.shape.password }),
    response: done,
  },
  'POST /api/auth/passkey/sign-in-options': {
    summary: 'Begins a sign-in with a passkey.',
    access: anyone,
    body: dropped,
    rate: startLimit,
    response: { 200: ceremony },
  },
  'POST /api/auth/passkey/sign-in': {
    summary: 'Signs in with a passkey.',
    access: anyone,
    body: jsonObject({ response: assertion }),
    rate: signInLimit,
    response: { 200: z.object({ user: z.object({ id: z.string(), name: z.string(), email: z.string() }) }) },
  },
} satisfies Record<string, Call>
