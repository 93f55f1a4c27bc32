import { z } from 'zod'
import { privateFileId, privateFileInfo } from '#content/media/private-file.ts'
import { type Call, ownerOnly } from './call.ts'
import { empty, jsonObject, nothing } from './shapes.ts'

/** What the owner takes away: everything, the content without accounts, or the pages as visitors see them. */
const copyKinds = ['backup', 'archive', 'site'] as const
export type CopyKind = (typeof copyKinds)[number]

const params = z.object({
  name: z.string().regex(/^[\w.-]{1,80}$/, 'No existe esa copia.'),
})

const copyFile = z.object({
  name: z.string(),
  kind: z.enum(copyKinds),
  madeAt: z.string(),
  bytes: z.int(),
  /** Whether the database could read every picture. */
  isWhole: z.boolean(),
  /** One of the daily backups. */
  isDaily: z.boolean(),
})
export type CopyFile = z.output<typeof copyFile>

const copiesState = z.object({
  running: z
    .object({
      kind: z.enum(copyKinds),
      /** Bytes written so far. */
      bytes: z.int(),
      /** From 0 to 1; null if it is not known. */
      share: z.number().nullable(),
    })
    .nullable(),
  /** Why the last one was not made, in the owner's words. */
  failure: z.string().nullable(),
  /** Newest first. */
  files: z.array(copyFile),
  /** Whether the server makes backups every day. */
  isDaily: z.boolean(),
})
export type CopiesState = z.output<typeof copiesState>

const ofFile = z.object({ id: privateFileId })

/** Copies that the owner takes away, and files that she may take away. */
export const copyCalls = {
  'GET /api/copies': {
    summary: 'Lists the copies that can be downloaded, and the one that is made now.',
    access: ownerOnly,
    response: { 200: copiesState },
  },
  'POST /api/copies': {
    summary: 'Starts to make a copy. It replaces the former one of its kind.',
    access: ownerOnly,
    body: jsonObject({ kind: z.enum(copyKinds, 'Diga qué copia.') }),
    response: { 202: empty },
  },
  'POST /api/copies/:name/link': {
    summary: 'An address that downloads a copy during some hours, for an owner who knows her password.',
    access: ownerOnly,
    params,
    body: jsonObject({
      password: z.string('Escriba la contraseña.').min(1, 'Escriba la contraseña.').max(1000),
    }),
    response: { 200: z.object({ path: z.string() }) },
  },
  'GET /api/copies/:name': {
    summary: 'The file of a copy, whole or in part.',
    access: ownerOnly,
    params,
    query: z.object({
      /** In ms since the epoch. */
      until: z.coerce.number('El enlace no está completo.'),
      key: z.string('El enlace no está completo.').max(100, 'El enlace no está completo.'),
    }),
    mediaTypes: ['application/octet-stream', 'application/zip'],
  },
  'GET /api/private-files': {
    summary: 'Lists the proofs of consents that were uploaded before they became words.',
    access: ownerOnly,
    response: { 200: z.object({ files: z.array(privateFileInfo) }) },
  },
  'GET /api/private-files/:id': {
    summary: 'The content of such a proof, which browsers save and do not open.',
    access: ownerOnly,
    params: ofFile,
  },
  'DELETE /api/private-files/:id': {
    summary: 'Deletes such a proof.',
    access: ownerOnly,
    params: ofFile,
    response: { 204: nothing },
  },
} satisfies Record<string, Call>
