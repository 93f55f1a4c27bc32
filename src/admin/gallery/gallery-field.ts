import { documentDraft } from '#admin/draft/document-draft.ts'
import { documents } from '#content/documents/documents.ts'
import type { ListField } from '#content/fields/schema-tree.ts'

/** Path of the list of pictures in the draft. */
export const listPath = documents.gallery.bodyKey

export const galleryField: ListField = findList()

function findList(): ListField {
  const { tree } = documentDraft('gallery').draft
  const [list] = tree.kind === 'group' ? tree.fields : []
  if (list?.kind !== 'list') throw new TypeError('The gallery is a list.')
  return list
}
