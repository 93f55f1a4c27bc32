import { z } from 'zod'
import { draftDocuments } from '#content/documents/draft-schema.ts'
import { sentChange } from '#content/documents/sent-change.ts'
import { isJson, type Json } from '#content/values/json.ts'
import { type Call, everyone } from './call.ts'
import { anyJson, nothing } from './shapes.ts'

const document = z.enum(draftDocuments, 'No existe ese documento.')
const entry = z.string().min(1).max(300)
const json = z.custom<Json>((value) => value !== undefined && isJson(value), 'Envíe un valor JSON.')

/** What is edited as one: a document, an entry or a picture. */
export const draftSubject = { document: z.enum(draftDocuments), entry: z.string().optional() }

/** Who changed one thing last, and whether it is left out of the next publish. */
const changeNote = z.object({
  /** Key of the thing, in the document or entry. */
  key: z.string(),
  author: z.string(),
  changedAt: z.string(),
  isLeftOut: z.boolean(),
})

const draftInList = z.object({
  ...draftSubject,
  version: z.string(),
  savedAt: z.string(),
  changes: z.int(),
  notes: z.array(changeNote).readonly(),
})

/** A document, entry or picture as the next version of the site has it. */
const nextPart = z.object({
  ...draftSubject,
  /** Identifies this state; null while it is what is saved. */
  version: z.string().nullable(),
  /** ETag of what is saved; null for a new entry. */
  baseTag: z.string().nullable(),
  base: anyJson,
  value: anyJson,
})

/** A change that was not made, because somebody else changed the same place. */
const clash = z.object({
  /** Position of the change in the call. */
  index: z.int(),
  /** What is there; absent if the item is gone. */
  found: anyJson.optional(),
  /** Who changed it last, if it is not published. */
  author: z.string().optional(),
  changedAt: z.string().optional(),
})

/** Changes of one document or entry that a person made. */
export const edit = z.strictObject(
  {
    changes: z.array(sentChange, 'Envíe los cambios como changes.').max(5_000).readonly(),
    /** What a new entry begins with. */
    begin: json.optional(),
  },
  'Envíe los cambios como changes.',
)

const changeCall = <Params extends z.ZodType>(params: Params) => ({
  summary:
    'Changes the next version. A change whose former value is not there is not made, and comes back with what is there.',
  access: everyone,
  params,
  body: edit.extend({ version: z.string().nullable() }),
  response: {
    200: z.object({
      version: z.string().nullable(),
      clashes: z.array(clash).readonly(),
      /** What the call led to, if another state was there than that of `version` in the call. */
      current: nextPart.optional(),
    }),
  },
})

const readCall = <Params extends z.ZodType>(params: Params) => ({
  summary: 'Reads a document, an entry or a picture as the next version of the site has it.',
  access: everyone,
  params,
  response: { 200: nextPart },
})

const ofDocument = z.object({ document })
const ofEntry = z.object({ document, entry })

/** The next version of the site, which all who edit share. */
export const nextVersionCalls = {
  'GET /api/next': {
    summary:
      'Lists what was edited and is not published, with who changed each thing, the latest version of each document, the published sections if others are saved, and how many dated changes were refused.',
    access: everyone,
    isUnlogged: true,
    response: {
      200: z.object({
        drafts: z.array(draftInList),
        latest: z.record(z.string(), z.int()),
        /** The published selection of sections while the saved one differs from it; otherwise null. */
        publishedSections: anyJson.nullable(),
        /** How many dated changes were not published at their time, because they no longer fit. */
        refusedDated: z.int(),
      }),
    },
  },
  'GET /api/next/:document': readCall(ofDocument),
  'GET /api/next/:document/:entry': readCall(ofEntry),
  'POST /api/next/:document': changeCall(ofDocument),
  'POST /api/next/:document/:entry': changeCall(ofEntry),
  'PUT /api/left-out': {
    summary: 'Leaves one thing of the next version out of the next publish, or takes it in again.',
    access: everyone,
    body: z.strictObject(
      { document, entry: entry.optional(), thing: z.string().max(600), isLeftOut: z.boolean() },
      'Diga qué se aparta.',
    ),
    response: { 204: nothing },
  },
} satisfies Record<string, Call>
