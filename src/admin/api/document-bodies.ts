import { z } from 'zod'
import { type DocumentName, type DocumentValue, documentRow, documentSchema } from '#content/documents.ts'
import { release, revisionSummary } from './shapes.ts'

/** Schema of the response body of a document's GET. */
export const loadedBody = <Name extends DocumentName>(name: Name): z.ZodType<DocumentValue<Name>> =>
  documentRow(name).isBareBody ? documentSchema(name) : keyedBody(name)

/** The request body of a document's POST. */
export function bodyToSend(name: DocumentName, value: unknown): unknown {
  const { bodyKey, isBareBody } = documentRow(name)
  return isBareBody ? value : { [bodyKey]: value }
}

/**
 * Schema of the POST response, and of the saved version in a 409: the document under its body key, and its revision.
 */
export function savedBody<Name extends DocumentName>(name: Name) {
  const value = keyedBody(name)
  return z
    .looseObject({ revision: revisionSummary, release: release.optional() })
    .transform((body, context) => {
      const parsed = value.safeParse(body)
      if (parsed.success) return { value: parsed.data, revision: body.revision, release: body.release }
      context.addIssue({ code: 'custom', message: 'The body does not hold the document.' })
      return z.NEVER
    })
}

const keyedBody = <Name extends DocumentName>(name: Name): z.ZodType<DocumentValue<Name>> =>
  z
    .record(z.string(), z.unknown())
    .transform((body) => body[documentRow(name).bodyKey])
    .pipe(documentSchema(name))
