import { z } from 'zod'
import { documentNames } from '#content/documents/documents.ts'
import { entryDocuments } from '#content/documents/entries.ts'
import { type Call, everyone, rowForEach } from './call.ts'
import { anyJson, revisionInfo } from './shapes.ts'

const document = z.enum(documentNames, 'No hay historial de ese documento.')
const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Diga el número de la versión.')
  .transform(Number)
const ofDocument = z.object({ document })
const revision = z.object({ document, number })
const ofEntry = z.object({ id: z.string() })
const state = z.object({ id: z.string(), number })

const kind = z.enum(['added', 'changed', 'removed'])
/** The fields that changed: 'Servicios › Colposcopia › Beneficios'. Only of the newest changes. */
const places = z.array(z.string()).optional()

/** Which entries a revision of a list document changed. */
const listed = revisionInfo.extend({
  entries: z.array(z.object({ id: z.string(), title: z.string(), kind, places })).optional(),
  reordered: z.boolean().optional(),
})

/** Earlier versions of documents and of entries. */
export const revisionCalls = {
  'GET /api/revisions/:document': {
    summary: 'Lists the versions of a document, newest first.',
    access: everyone,
    params: ofDocument,
    response: { 200: z.object({ revisions: z.array(listed) }) },
  },
  'GET /api/revisions/:document/:number': {
    summary: 'Reads a version of a document.',
    access: everyone,
    params: revision,
    response: { 200: revisionInfo.extend({ value: anyJson }) },
    sendsOwnResponse: true,
  },
  ...rowForEach(entryDocuments, (name) => `GET /api/${name}/:id/revisions`, {
    summary: 'Lists the versions of an entry, newest first. A removed entry has them too.',
    access: everyone,
    params: ofEntry,
    response: { 200: z.object({ revisions: z.array(revisionInfo.extend({ kind, places })) }) },
  }),
  ...rowForEach(entryDocuments, (name) => `GET /api/${name}/:id/revisions/:number`, {
    summary: 'Reads a version of an entry.',
    access: everyone,
    params: state,
    response: { 200: revisionInfo.extend({ entry: anyJson }) },
    sendsOwnResponse: true,
  }),
} satisfies Record<string, Call>
