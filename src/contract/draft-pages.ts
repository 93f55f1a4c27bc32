import { z } from 'zod'
import { isSectionType } from '#content/catalogue/index.ts'
import { documentNames } from '#content/documents/documents.ts'
import { tracedField } from '#content/documents/traced-field.ts'
import { type Call, everyone } from './call.ts'
import { draftSubject, edit } from './next-version.ts'
import { nothing, pagePath } from './shapes.ts'

const link = z.object({ id: z.string(), createdAt: z.string(), expiresAt: z.string(), changes: z.int() })

/** Which version of the site a page is of. */
const version = z.union(
  [
    z.enum(['published', 'next']),
    /** What is published, with one document as it was saved with this number. */
    z.strictObject({ document: z.enum(documentNames), number: z.int().min(1).max(999_999_999) }),
  ],
  'Diga de qué versión.',
)

const page = z.strictObject(
  {
    at: version,
    /** Of the next version only what the person would publish: nothing that is left out, or that only an owner publishes. */
    onlyToPublish: z.boolean().default(false),
    /** What is changed over the version: what was not sent yet, or is only tried. */
    changes: z
      .array(edit.extend({ ...draftSubject, entry: z.string().min(1).max(300).optional() }))
      .max(400, 'Son demasiados cambios a la vez.')
      .default([]),
    path: pagePath.optional(),
    /** Without a path: a page that shows this section. */
    section: z.string().refine(isSectionType, 'No existe esa sección.').optional(),
    /** With a tracer behind every text: see `content/documents/tracers.ts`. */
    isTraced: z.boolean().default(false),
  },
  'Diga qué página.',
)

/** Pages of the next version. */
export const draftPageCalls = {
  'GET /api/draft-links': {
    summary: 'Lists the open links that show a draft to people without an account.',
    access: everyone,
    response: { 200: z.object({ links: z.array(link.extend({ name: z.string() })) }) },
  },
  'POST /api/draft-links': {
    summary: 'Makes a link to what the person would publish now.',
    access: everyone,
    response: { 200: link.extend({ url: z.string() }) },
  },
  'DELETE /api/draft-links/:id': {
    summary: 'Closes a link.',
    access: everyone,
    params: z.object({ id: z.string() }),
    response: { 204: nothing },
  },
  'GET /api/page-frame': {
    summary: 'An empty page with the headers of the pages of the site: a frame that shows a rendered page.',
    access: everyone,
  },
  'POST /api/render': {
    summary: 'Renders a page of the site as it is published, as it will be, or as it was. Saves nothing.',
    access: everyone,
    body: page,
    response: {
      200: z.object({
        html: z.string(),
        status: z.int(),
        /** The field of each tracer in the page. */
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
