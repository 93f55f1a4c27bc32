import { z } from 'zod'
import { newPassword, ownerEmail, ownerName } from './account-rules.ts'
import { anyone, type Call, ownerOnly, roles } from './call.ts'
import { empty, jsonObject, nothing } from './shapes.ts'

const hour = 60 * 60_000

const token = z.string('Falta el enlace.').max(200, 'El enlace no es válido.')
const byLink = jsonObject({ token, name: ownerName, email: ownerEmail, password: newPassword })
const created = {
  201: z.object({
    user: z.object({ name: z.string(), email: z.string() }),
    /** For a forgotten password; none where a mail brings a link. They are not shown again. */
    codes: z.array(z.string()),
  }),
}
const byId = z.object({ id: z.uuid('El identificador no es válido.') })

/** Accounts: the first owner, invited people, and forgotten passwords. */
export const accountCalls = {
  'GET /api/setup': {
    summary: 'Whether the site still needs its first owner.',
    access: anyone,
    response: { 200: z.object({ open: z.boolean() }) },
  },
  'POST /api/setup': {
    summary: "Creates the first owner's account with the setup link from the log, and signs in.",
    access: anyone,
    body: byLink,
    response: created,
  },
  'GET /api/recovery': {
    summary: 'Whether the site can e-mail a link to set a new password.',
    access: anyone,
    response: { 200: z.object({ byMail: z.boolean() }) },
  },
  'POST /api/recovery': {
    summary: 'E-mails a link to set a new password, if the address has an account.',
    access: anyone,
    body: jsonObject({ email: ownerEmail }),
    rate: { name: 'recovery', max: 10, window: hour },
    response: { 202: empty },
  },
  'POST /api/recovery/password': {
    summary: 'Sets a new password with the link, or with a recovery code for a forgotten password.',
    access: anyone,
    body: jsonObject({ token, password: newPassword }),
    rate: { name: 'recovery-password', max: 20, window: hour },
    response: { 200: empty },
  },
  'GET /api/people': {
    summary: 'Lists the accounts and the open invitations.',
    access: ownerOnly,
    response: {
      200: z.object({
        people: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            email: z.string(),
            role: z.enum(roles),
            twoFactorEnabled: z.boolean(),
            /** When the newest open session was last renewed (at most once a day); null without an open session. */
            lastSessionAt: z.string().nullable(),
            isYou: z.boolean(),
          }),
        ),
        invitations: z.array(
          z.object({
            id: z.string(),
            invitedBy: z.string(),
            email: z.string().nullable(),
            createdAt: z.string(),
            expiresAt: z.string(),
          }),
        ),
      }),
    },
  },
  'PUT /api/people/:id/publishing': {
    summary: 'Says whether an assistant publishes, or only edits.',
    access: ownerOnly,
    params: byId,
    body: jsonObject({ isAllowed: z.boolean('Diga si puede publicar.') }),
    response: { 204: nothing },
  },
  'DELETE /api/people/:id': {
    summary: 'Removes an account, and ends its sessions.',
    access: ownerOnly,
    params: byId,
    response: { 204: nothing },
  },
  'POST /api/invitations': {
    summary: 'Creates an invitation link for an assistant, and e-mails it if there is an address.',
    access: ownerOnly,
    body: jsonObject({
      email: z.union([z.literal('').transform(() => null), z.null(), ownerEmail]).default(null),
    }),
    response: {
      201: z.object({ id: z.string(), link: z.string(), expiresAt: z.string(), mailed: z.boolean() }),
    },
  },
  'DELETE /api/invitations/:id': {
    summary: 'Takes an invitation back.',
    access: ownerOnly,
    params: byId,
    response: { 204: nothing },
  },
  // The token is behind the `#` of the link and in the body here, because servers write URLs to their logs.
  'POST /api/invitations/check': {
    summary: 'Whether an invitation link still works, and who made it.',
    access: anyone,
    body: jsonObject({ token }),
    response: {
      200: z.object({
        open: z.boolean(),
        invitedBy: z.string().optional(),
        email: z.string().nullable().optional(),
      }),
    },
  },
  'POST /api/invitations/accept': {
    summary: "Creates the invited person's account, and signs in.",
    access: anyone,
    body: byLink,
    response: created,
  },
} satisfies Record<string, Call>
