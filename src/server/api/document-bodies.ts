import { z } from 'zod'
import { type EditableDocument, editableDocument, editableDocuments } from '#content/editable-documents.ts'
import { Problem, type ProblemIssue } from '../problem.ts'
import { release, revisionSummary } from './shapes.ts'

/** The body of GET of a document, and of POST to it. */
export function documentBody(document: EditableDocument, value: unknown): unknown {
  const { bodyKey, isBareBody } = editableDocument(document)
  return isBareBody ? value : { [bodyKey]: value }
}

/** The document in the body of a POST. @throws {Problem} when the body does not hold exactly the document. */
export function documentIn(document: EditableDocument, body: unknown): unknown {
  const { bodyKey, isBareBody } = editableDocument(document)
  const value = isBareBody ? body : z.strictObject({ [bodyKey]: z.unknown() }).safeParse(body).data?.[bodyKey]
  if (value !== undefined && value !== null) return value
  const message = isBareBody
    ? 'Envíe el documento como un objeto JSON.'
    : `Envíe solo el documento, como ${bodyKey}.`
  throw new Problem('invalid_request', { issues: [{ path: bodyKey, message }] })
}

/** An issue with the whole document is one with its key in the body. */
export const atBodyKey = (document: EditableDocument, issues: readonly ProblemIssue[]): ProblemIssue[] =>
  issues.map((issue) => (issue.path === '' ? { ...issue, path: editableDocument(document).bodyKey } : issue))

/** What the API description says of a document's calls; the bodies themselves are checked by the store. */
export function documentSchemas(document: EditableDocument) {
  const { schema } = editableDocuments[document]
  const { bodyKey, isBareBody, publishesOnSave } = editableDocument(document)
  const saved = z.object({ [bodyKey]: z.unknown(), revision: revisionSummary })
  return {
    body: isBareBody ? schema : z.strictObject({ [bodyKey]: schema }),
    response: { 200: publishesOnSave ? saved.extend({ release }) : saved },
  }
}
