import { z } from 'zod'
import { type DocumentName, documentNames, documentRow, documents } from '#content/documents/documents.ts'
import { shownMediaType } from '#content/facts/shown-media-type.ts'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import { anyone, type Call, everyone, publishers, rowForEach } from './call.ts'
import { release, revisionSummary } from './shapes.ts'

/** A document's body in GET and POST. */
function bodyOf(document: DocumentName): z.ZodType {
  const { schema } = documents[document]
  const { bodyKey, isBareBody } = documentRow(document)
  return isBareBody ? schema : z.strictObject({ [bodyKey]: schema })
}

/** Response of a save. The document is under its body key. */
const savedBody = (document: DocumentName) =>
  z
    .looseObject({ revision: revisionSummary, release: release.optional() })
    .and(z.looseObject({ [documentRow(document).bodyKey]: z.unknown() }))

const readsComplete = `As application/json: the document as the program sent it that saved it; if it was edited in the admin, every text as visitors read it, with each fact in all its places. As ${shownMediaType}: every text as visitors read it. As ${storedMediaType}: as it is stored, with marks such as {telefono}, and with empty fields that are derived from others.`

const savesComplete = `As application/json, GET answers every text as it was sent. Visitors read it with its marks replaced and with empty derived fields filled. A text that is the same as GET answered it stays derived, or keeps its marks, unless visitors would then read something else. With Accept: ${storedMediaType}, the body is stored as it is.`

/** Whole documents. Anyone may read the public ones. */
export const documentCalls = {
  ...rowForEach(
    documentNames,
    (document) => `GET /api/${document}`,
    (document) => ({
      summary: 'Reads the latest saved version of a document.',
      ...(document === 'site-content' && {
        description: readsComplete,
        mediaTypes: ['application/json', shownMediaType, storedMediaType],
      }),
      access: documentRow(document).isPublic ? anyone : everyone,
      response: { 200: bodyOf(document) },
      sendsOwnResponse: true,
    }),
  ),
  ...rowForEach(
    documentNames,
    (document) => `POST /api/${document}`,
    (document) => ({
      summary: 'Saves a document, and publishes it if saving publishes this document.',
      ...(document === 'site-content' && { description: savesComplete }),
      access: publishers,
      body: bodyOf(document),
      checksOwnBody: true,
      response: { 200: savedBody(document) },
      sendsOwnResponse: true,
    }),
  ),
  'POST /api/update-sections': {
    summary: 'Publishes the saved selection of layouts.',
    access: publishers,
    response: { 200: z.object({ release }) },
  },
} satisfies Record<string, Call>
