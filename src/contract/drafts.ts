import { z } from 'zod'
import { arrangement } from '#content/documents/arrangement.ts'
import { documentNames } from '#content/documents/documents.ts'
import { draftDocuments } from '#content/documents/draft-schema.ts'
import { entryDocuments } from '#content/documents/entries.ts'
import { tracedField } from '#content/documents/traced-field.ts'
import { isJson, type Json } from '#content/values/json.ts'
import { type Call, everyone } from './call.ts'
import { anyJson, nothing, pagePath, release, revisionSummary } from './shapes.ts'

const document = z.enum(draftDocuments, 'No existe ese documento.')
const entry = z.string().min(1).max(300)
const notJson = 'Envíe un valor JSON.'
const json = z.custom<Json>(isJson, notJson)

export const draftSubject = { document: z.enum(draftDocuments), entry: z.string().optional() }
const summary = z.object({ ...draftSubject, version: z.string(), savedAt: z.string(), changes: z.int() })

/** Who changed one thing last, and whether it is left out of the next publish. */
const changeNote = z.object({
  /** Key of the thing, in the document or entry. */
  key: z.string(),
  author: z.string(),
  changedAt: z.string(),
  isLeftOut: z.boolean(),
})

const storedDraft = z.union([
  summary.extend({ baseTag: z.string().nullable(), base: anyJson, value: anyJson }),
  summary.extend({ baseTag: z.string().nullable(), unreadable: z.string() }),
])

export type StoredDraft = z.output<typeof storedDraft>

const draftState = z.strictObject(
  {
    changes: z.int('Diga cuántos cambios son.').min(0).max(100_000),
    baseTag: z.string().max(500).nullable(),
    base: z.unknown().refine(isJson, notJson),
    value: z.unknown().refine(isJson, notJson),
  },
  'Envíe el borrador con su base.',
)

/** The draft of a document, of one of its entries, or of a picture. All who edit share it. */
const oneDraft = <Params extends z.ZodType>(params: Params) => ({
  read: {
    summary: 'Reads a draft. One of another version of the software has only its text.',
    access: everyone,
    params,
    response: { 200: storedDraft },
    sendsOwnResponse: true as const,
  },
  store: {
    summary:
      'Stores a draft. If-Match has the version that it was made from; without it, there must be no draft.',
    access: everyone,
    params,
    body: draftState,
    response: { 200: summary },
  },
  remove: {
    summary: 'Removes a draft. If-Match has its version.',
    access: everyone,
    params,
    response: { 204: nothing },
  },
})
const ofDocument = oneDraft(z.object({ document }))
const ofEntry = oneDraft(z.object({ document, entry }))

/** Changes that are left out: the name of the document or entry, a space, and the key of the change. */
const leftOutChange = z.string().max(600)

const link = z.object({ id: z.string(), createdAt: z.string(), expiresAt: z.string(), changes: z.int() })

/** A body that publishes everything a person has changed is larger than one document. */
export const maxChangesBytes = 8 * 1024 * 1024

/** Changes of a body that publishes or dates them. */
export const changesToPublish = z
  .array(
    z.strictObject({
      document,
      /** Id that the entry or picture has now; null for a new entry; absent for a whole document, or for the order of entries. */
      entry: z.string().max(300).nullable().optional(),
      /** ETag of the version that the value replaces; null for a new entry. */
      tag: z.string().max(500).nullable(),
      value: z.unknown(),
    }),
    'Envíe los cambios como changes.',
  )
  .min(1, 'Envíe al menos un cambio.')
  .max(400, 'Son demasiados cambios a la vez.')

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

/** Drafts, and what shows and publishes them. */
export const draftCalls = {
  'GET /api/drafts': {
    summary:
      'Lists the drafts with who changed each thing, the latest version of each document, and the published sections if others are saved.',
    access: everyone,
    isUnlogged: true,
    response: {
      200: z.object({
        drafts: z.array(summary.extend({ notes: z.array(changeNote).readonly() })),
        latest: z.record(z.string(), z.int()),
        /** The published selection of sections while the saved one differs from it; otherwise null. */
        publishedSections: anyJson.nullable(),
      }),
    },
  },
  'GET /api/drafts/:document': ofDocument.read,
  'PUT /api/drafts/:document': ofDocument.store,
  'DELETE /api/drafts/:document': ofDocument.remove,
  'GET /api/drafts/:document/:entry': ofEntry.read,
  'PUT /api/drafts/:document/:entry': ofEntry.store,
  'DELETE /api/drafts/:document/:entry': ofEntry.remove,
  'PUT /api/left-out': {
    summary: 'Leaves one thing of a draft out of the next publish, or takes it in again.',
    access: everyone,
    body: z.strictObject(
      { document, entry: entry.optional(), thing: z.string().max(600), isLeftOut: z.boolean() },
      'Diga qué se aparta.',
    ),
    response: { 204: nothing },
  },
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
  'POST /api/publish-drafts': {
    summary: 'Saves and publishes changes of several documents and entries: all of them or none.',
    access: everyone,
    body: z.strictObject({ changes: changesToPublish }, 'Envíe los cambios como changes.'),
    maxBodyBytes: maxChangesBytes,
    response: {
      200: z.object({
        release,
        saved: z
          .array(
            z.object({
              ...draftSubject,
              value: z.unknown(),
              /** Pictures have none. */
              revision: revisionSummary.optional(),
              etag: z.string(),
            }),
          )
          .readonly(),
      }),
    },
    sendsOwnResponse: true,
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
