import { z } from 'zod'
import {
  type EditableDocument,
  type EditableValue,
  editableDocument,
  editableSchema,
} from '#content/editable-documents.ts'
import { release, revisionSummary } from './shapes.ts'

/** Reads the body of GET of a document. */
export const loadedBody = <Name extends EditableDocument>(name: Name): z.ZodType<EditableValue<Name>> =>
  editableDocument(name).isBareBody ? editableSchema(name) : keyedBody(name)

/** The body of POST to a document. */
export function bodyToSend(name: EditableDocument, value: unknown): unknown {
  const { bodyKey, isBareBody } = editableDocument(name)
  return isBareBody ? value : { [bodyKey]: value }
}

/** Reads the response to POST, and what a 409 says is saved: the document under its key, and its revision. */
export function savedBody<Name extends EditableDocument>(name: Name) {
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

const keyedBody = <Name extends EditableDocument>(name: Name): z.ZodType<EditableValue<Name>> =>
  z
    .record(z.string(), z.unknown())
    .transform((body) => body[editableDocument(name).bodyKey])
    .pipe(editableSchema(name))
