import { z } from 'zod'
import { type DocumentName, documentRow, documents } from '#content/documents.ts'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import { Problem, type ProblemIssue } from '../problems/problem.ts'
import { release, revisionSummary } from './shapes.ts'

/** Body of a document's GET response and POST request. */
export function documentBody(document: DocumentName, value: unknown): unknown {
  const { bodyKey, isBareBody } = documentRow(document)
  return isBareBody ? value : { [bodyKey]: value }
}

/** The document from the body of a POST. @throws {Problem} when the body does not contain exactly the document. */
export function documentIn(document: DocumentName, body: unknown): unknown {
  const { bodyKey, isBareBody } = documentRow(document)
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
export function atBodyKey(document: DocumentName, issues: readonly ProblemIssue[]): ProblemIssue[] {
  const { bodyKey } = documentRow(document)
  return issues.map((issue) => {
    if (issue.path === '') return { ...issue, path: bodyKey }
    return { ...issue, path: issue.path.replace(/^(\d+)(?=\.|$)/, `${bodyKey}[$1]`) }
  })
}

/** Schemas of a save for the API description. The store validates the bodies. */
export function documentSchemas(document: DocumentName) {
  const { bodyKey, publishesOnSave } = documentRow(document)
  const saved = z.object({ [bodyKey]: z.unknown(), revision: revisionSummary })
  return {
    ...(document === 'site-content' && { description: savesComplete }),
    body: bodySchema(document),
    response: { 200: publishesOnSave ? saved.extend({ release }) : saved },
  }
}

/** Schema of a GET for the API description. The responses are prepared, not serialized with it. */
export function readSchema(document: DocumentName) {
  const body = { schema: bodySchema(document) }
  if (document !== 'site-content') return { response: { 200: body.schema } }
  const content = { 'application/json': body, [storedMediaType]: body }
  return { description: readsComplete, response: { 200: { description: 'The document.', content } } }
}

function bodySchema(document: DocumentName) {
  const { schema } = documents[document]
  const { bodyKey, isBareBody } = documentRow(document)
  return isBareBody ? schema : z.strictObject({ [bodyKey]: schema })
}

const readsComplete = `As application/json: every text as visitors read it, with each fact in all its places. As ${storedMediaType}: as it is stored, with marks such as {telefono}, and with empty fields that are derived from others.`

const savesComplete = `A text that is the same as GET answered it stays derived, or keeps its marks; only another text replaces it. With Accept: ${storedMediaType}, the body is stored as it is.`
