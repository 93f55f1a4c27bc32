import { type DocumentName, documents } from '#content/documents.ts'
import { isJson } from '#content/json.ts'
import { refusedValues } from '#content/refused-values.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { Problem } from '../problems/problem.ts'

/** A check that throws `invalid_document` when a save brings values that only stored documents may still have. */
export function refuseValues(document: DocumentName) {
  return (latest: unknown, next: unknown): void => {
    if (!isJson(next)) throw new TypeError('A document is JSON.')
    const issues = refusedValues(
      schemaTree(documents[document].schema),
      isJson(latest) ? latest : undefined,
      next,
    )
    if (issues.length > 0) throw new Problem('invalid_document', { issues })
  }
}
