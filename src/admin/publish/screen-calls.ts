import { saveDocument } from '#admin/api/documents.ts'
import type { DocumentName } from '#content/documents/documents.ts'
import type { Send } from './publish-changes.ts'

/**
 * The call that the specification gives the screen of a document: 'Guardar cambios' publishes the site content,
 * 'Guardar secciones' stores the selection.
 */
export const screenCall =
  (name: DocumentName): Send =>
  async ([change]) => {
    const { revision, release, etag, value } = await saveDocument(name, {
      value: change?.value,
      etag: change?.tag ?? undefined,
    })
    return { release, saved: [{ document: name, value, revision, etag: etag ?? '' }] }
  }
