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

/**
 * Gives issues their paths in the body: `gallery[0].alt` for a list. Those of an object start below its key, as in the
 * document; an issue with the whole document has the path of its key.
 */
export function atBodyKey(document: EditableDocument, issues: readonly ProblemIssue[]): ProblemIssue[] {
  const { bodyKey } = editableDocument(document)
  return issues.map((issue) => {
    if (issue.path === '') return { ...issue, path: bodyKey }
    return { ...issue, path: issue.path.replace(/^(\d+)(?=\.|$)/, `${bodyKey}[$1]`) }
  })
}

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
