import { z } from 'zod'
import { type EditableDocument, editableDocument, editableDocuments } from '#content/editable-documents.ts'
import { Problem, type ProblemIssue } from '../problems/problem.ts'
import { release, revisionSummary } from './shapes.ts'

/** Body of a document's GET response and POST request. */
export function documentBody(document: EditableDocument, value: unknown): unknown {
  const { bodyKey, isBareBody } = editableDocument(document)
  return isBareBody ? value : { [bodyKey]: value }
}

/** The document from the body of a POST. @throws {Problem} when the body does not contain exactly the document. */
export function documentIn(document: EditableDocument, body: unknown): unknown {
  const { bodyKey, isBareBody } = editableDocument(document)
  const value = isBareBody ? body : z.strictObject({ [bodyKey]: z.unknown() }).safeParse(body).data?.[bodyKey]
  if (value !== undefined && value !== null) return value
  const message = isBareBody
    ? 'Envíe el documento como un objeto JSON.'
    : `Envíe solo el documento, como ${bodyKey}.`
  throw new Problem('invalid_request', { issues: [{ path: bodyKey, message }] })
}

/** Gives issues with the whole document the path of its key in the body. */
export const atBodyKey = (document: EditableDocument, issues: readonly ProblemIssue[]): ProblemIssue[] =>
  issues.map((issue) => (issue.path === '' ? { ...issue, path: editableDocument(document).bodyKey } : issue))

/** Schemas for the API description. The store validates the bodies. */
export function documentSchemas(document: EditableDocument) {
  const { schema } = editableDocuments[document]
  const { bodyKey, isBareBody, publishesOnSave } = editableDocument(document)
  const saved = z.object({ [bodyKey]: z.unknown(), revision: revisionSummary })
  return {
    body: isBareBody ? schema : z.strictObject({ [bodyKey]: schema }),
    response: { 200: publishesOnSave ? saved.extend({ release }) : saved },
  }
}
