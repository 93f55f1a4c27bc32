import { z } from 'zod'
import { checkLevels } from '#content/checks/finding.ts'
import { documentNames } from '#content/documents/documents.ts'
import { cleanLines } from '#content/texts/clean-text.ts'
import { type Call, everyone, ownerOnly } from './call.ts'
import { anyJson, empty } from './shapes.ts'

const findings = z.object({
  findings: z.array(
    z.object({
      key: z.string(),
      rule: z.string(),
      level: z.enum(checkLevels),
      place: z.object({ document: z.enum(documentNames), entry: z.string().optional(), path: z.string() }),
      label: z.string(),
      text: z.string(),
      ownerOnly: z.boolean(),
      reason: z.string(),
      confirm: z.string().optional().meta({
        description: 'The reason to dismiss it with: its owner confirms that the value is hers.',
      }),
      dismissed: z.object({ reason: z.string(), author: z.string(), createdAt: z.string() }).nullable(),
    }),
  ),
})

const draft = z.strictObject({
  document: z.enum(documentNames, 'No existe ese documento.'),
  /** Id of the entry that the draft replaces; a new entry is added. */
  entry: z.string().max(80).optional(),
  value: anyJson,
})
const key = z.string().regex(/^[0-9a-z]{14}$/, 'Ese no es el identificador de un hallazgo.')

/** What the checks find, what the owner dismisses of it, and the launch. */
export const checkCalls = {
  'GET /api/checks': {
    summary: "Checks what is saved, with the caller's stored drafts in place.",
    access: everyone,
    response: { 200: findings },
  },
  'POST /api/checks': {
    summary: 'Checks what is saved with drafts in place.',
    access: everyone,
    body: z.strictObject({ drafts: z.array(draft).max(400, 'Envíe menos borradores.') }),
    response: { 200: findings },
  },
  'POST /api/checks/sources': {
    summary: 'Asks the other sites that the articles cite whether their pages still exist.',
    access: everyone,
    // Each call may send hundreds of requests to other sites.
    rate: { name: 'check-sources', max: 10, window: 10 * 60_000 },
    response: {
      200: findings.extend({
        asked: z.int(),
        left: z.int().meta({ description: 'Sources for which there was no time; the next call asks them.' }),
      }),
    },
  },
  'POST /api/checks/dismissed': {
    summary: 'Dismisses a finding, with a reason.',
    access: ownerOnly,
    body: z.strictObject(
      {
        key,
        reason: z
          .string('Escriba por qué.')
          .overwrite(cleanLines)
          .min(3, 'Escriba por qué.')
          .max(400, 'Use 400 caracteres como máximo.'),
      },
      'Envíe key y reason.',
    ),
    response: { 200: empty },
  },
  'DELETE /api/checks/dismissed/:key': {
    summary: 'Takes a dismissal back.',
    access: ownerOnly,
    params: z.object({ key }),
    response: { 200: empty },
  },
  'POST /api/launch': {
    summary: 'Opens a site that is being prepared, if nothing that visitors would see blocks it.',
    access: ownerOnly,
    response: { 200: z.object({ launchedAt: z.string() }) },
  },
} satisfies Record<string, Call>
