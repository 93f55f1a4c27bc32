import { refusedValues } from '#content/advice/refused-values.ts'
import { type DocumentName, documents } from '#content/documents/documents.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { isJson } from '#content/values/json.ts'
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
