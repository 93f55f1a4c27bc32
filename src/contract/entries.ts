import { z } from 'zod'
import { documentNames } from '#content/documents/documents.ts'
import { type EntryDocument, entryDocuments, entrySchema } from '#content/documents/entries.ts'
import { lacks } from '#content/documents/entry-summary.ts'
import { type Call, type CallName, everyone, ownerOnly, publishers, rowForEach } from './call.ts'
import { release, revisionSummary } from './shapes.ts'

const params = z.object({ id: z.string() })
const byDocument = <const Name extends CallName, Row extends Call>(
  nameOf: (document: EntryDocument) => Name,
  row: Row | ((document: EntryDocument) => Row),
) => rowForEach(entryDocuments, nameOf, row)

const summary = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  visible: z.boolean(),
  icon: z.string(),
  image: z.string(),
  missing: z.array(z.enum(lacks)).readonly(),
  isSample: z.boolean(),
  changedAt: z.string(),
})
const link = z.object({ document: z.enum(documentNames), path: z.string(), label: z.string() })

/** Single services, diseases, symptoms and testimonials. */
export const entryCalls = {
  ...byDocument((document) => `GET /api/entries/${document}`, {
    summary: 'Lists the entries of a document, with what each of them lacks.',
    access: everyone,
    response: { 200: z.object({ entries: z.array(summary) }) },
  }),
  ...byDocument(
    (document) => `GET /api/${document}/:id`,
    (document) => ({
      summary: 'Reads one entry.',
      access: everyone,
      params,
      response: { 200: entrySchema(document) },
      sendsOwnResponse: true,
    }),
  ),
  ...byDocument(
    (document) => `PUT /api/${document}/:id`,
    (document) => ({
      summary: 'Creates or replaces one entry, and publishes it. Another id in the body changes its address.',
      access: publishers,
      params,
      body: entrySchema(document),
      checksOwnBody: true,
      response: {
        200: z.object({ entry: z.unknown(), revision: revisionSummary, etag: z.string(), release }),
      },
    }),
  ),
  ...byDocument((document) => `DELETE /api/${document}/:id`, {
    summary: 'Removes one entry, and publishes that.',
    access: ownerOnly,
    params,
    response: { 200: z.object({ revision: revisionSummary, release }) },
  }),
  ...byDocument((document) => `GET /api/${document}/:id/links`, {
    summary: 'Lists the places of the site that link to an entry.',
    access: everyone,
    params,
    response: { 200: z.object({ links: z.array(link) }) },
  }),
} satisfies Record<string, Call>
