import { z } from 'zod'
import { type DocumentName, documentRow } from '#content/documents/documents.ts'
import type { ProblemIssue } from '#contract/problem.ts'
import { Problem } from '../problems/problem.ts'

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
