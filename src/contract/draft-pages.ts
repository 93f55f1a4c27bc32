import { z } from 'zod'
import { arrangement } from '#content/documents/arrangement.ts'
import { documentNames } from '#content/documents/documents.ts'
import { entryDocuments } from '#content/documents/entries.ts'
import { tracedField } from '#content/documents/traced-field.ts'
import { isJson, type Json } from '#content/values/json.ts'
import { type Call, everyone } from './call.ts'
import { nothing, pagePath } from './shapes.ts'

const json = z.custom<Json>(isJson, 'Envíe un valor JSON.')

/** Changes that are left out: the name of the document or entry, a space, and the key of the change. */
const leftOutChange = z.string().max(600)

const link = z.object({ id: z.string(), createdAt: z.string(), expiresAt: z.string(), changes: z.int() })

/** The unsaved edits of one person. */
export const editedParts = z.strictObject({
  /** The changed parts of documents, by their key in the document. A list document has one part, the whole list. */
  documents: z.partialRecord(z.enum(documentNames), z.record(z.string(), json)),
  entries: z
    .array(
      z.strictObject({
        document: z.enum(entryDocuments),
        /** Absent for a new entry. */
        id: z.string().optional(),
        value: json,
      }),
    )
    .max(2_000),
  /** The order of the entries, and which of them are deleted. */
  arrangements: z.partialRecord(z.enum(entryDocuments), arrangement).default({}),
  /** Drafts of pictures, by their id. */
  pictures: z.record(z.string(), json).default({}),
})
export type EditedParts = z.output<typeof editedParts>

/** Pages of the next version. */
export const draftPageCalls = {
  'GET /api/draft-page': {
    summary: 'A page of the site with the drafts.',
    access: everyone,
    query: z.object({
      path: pagePath,
      show: z
        .enum(['live', 'draft'])
        .default('draft')
        .meta({ description: "'live' shows what is published; 'draft' puts the drafts over it." }),
      without: z.union([leftOutChange, z.array(leftOutChange).max(500)]).default([]),
    }),
  },
  'GET /api/draft-links': {
    summary: 'Lists the open links that show a draft to people without an account.',
    access: everyone,
    response: { 200: z.object({ links: z.array(link.extend({ name: z.string() })) }) },
  },
  'POST /api/draft-links': {
    summary: 'Makes a link to the drafts as they are now.',
    access: everyone,
    body: z.strictObject({ leftOut: z.array(leftOutChange).max(1000).default([]) }, 'Envíe un objeto JSON.'),
    response: { 200: link.extend({ url: z.string() }) },
  },
  'DELETE /api/draft-links/:id': {
    summary: 'Closes a link.',
    access: everyone,
    params: z.object({ id: z.string() }),
    response: { 204: nothing },
  },
  'POST /api/edit-page': {
    summary:
      'A page of the site with the unsaved edits of the person, and the field of each text in it. Saves nothing.',
    access: everyone,
    body: editedParts.extend({ path: pagePath }),
    response: {
      200: z.object({
        html: z.string(),
        status: z.int(),
        /** The field of each tracer in the page (`content/tracers.ts`). */
        fields: z.array(z.tuple([z.number(), tracedField])),
        /** What visitors of a public address do not see, because it is the sample's. */
        samples: z.object({
          /** Numbers of tracers, each with the value that its field is a part of. */
          values: z.array(z.tuple([z.number(), z.string()]).readonly()).readonly(),
          /** Types of sections. */
          sections: z.array(z.string()).readonly(),
        }),
        /** Values that the page does not show, because their fields do not accept them. */
        refused: z.array(
          z.object({ document: z.enum(documentNames), entry: z.string().optional(), path: z.string() }),
        ),
      }),
    },
    sendsOwnResponse: true,
  },
} satisfies Record<string, Call>
