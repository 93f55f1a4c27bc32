import { conflictOf, loadDocument, type SavedDocument, saveDocument } from '#admin/api/documents.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { isUnpublished, loadStatus } from '#admin/api/publishing.ts'
import { documentValueOf, draftOf, draftPath } from '#admin/draft/document-draft.ts'
import type { Destination } from '#admin/draft/save-draft.ts'
import type { Version } from '#admin/draft/version.ts'
import { type DocumentName, documentRow } from '#content/documents/documents.ts'
import type { Json } from '#content/values/json.ts'
import type { RevisionInfo } from '#contract/shapes.ts'

type Received = {
  readonly value: Json
  readonly etag: string | undefined
  readonly revision?: RevisionInfo | undefined
}

/** Converts a document from the API to the version that the draft store uses. */
export const versionOf = (name: DocumentName, { value, etag, revision }: Received): Version => ({
  value: draftOf(name, value),
  etag,
  ...(revision && { author: revision.author, createdAt: revision.createdAt }),
})

/** Sends drafts of a document to the API and reads the responses. */
export function documentDestination(
  name: DocumentName,
  onSaved: (saved: SavedDocument) => void,
): Destination<unknown> {
  return {
    async send({ value, etag }) {
      const saved = await saveDocument(name, { value: documentValueOf(name, value), etag })
      onSaved(saved)
      return versionOf(name, saved)
    },

    async read() {
      const loaded = await loadDocument(name)
      const status = await loadStatus()
      const isPublished = !documentRow(name).publishesOnSave || !isUnpublished(status, name)
      return { ...versionOf(name, { ...loaded, revision: status.saved[name] }), isPublished }
    },

    conflictOf(error) {
      const current = conflictOf(name, error)
      return current && versionOf(name, current)
    },

    issuesOf: (error) =>
      error instanceof ApiProblem
        ? error.issues.map(({ path, message }) => ({ path: draftPath(name, path), message }))
        : [],
  }
}
