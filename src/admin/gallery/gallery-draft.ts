import { z } from 'zod'
import type { LoadedDocument } from '#admin/api/documents.ts'
import { createKeptDraft } from '#admin/draft/kept-draft.ts'
import type { Version } from '#admin/draft/version.ts'
import { galleryImages } from '#content/gallery-image.ts'
import type { ListField } from '#content/schema-tree.ts'

/** A draft is of an object: the list of pictures stands in it under this key. */
export const listPath = 'gallery'

export const keptGallery = createKeptDraft('gallery', z.strictObject({ [listPath]: galleryImages }))
export const galleryDraft = keptGallery.draft

export const galleryVersion = ({ value, etag }: LoadedDocument<'gallery'>): Version => ({
  value: { [listPath]: value },
  etag,
})

export const galleryField: ListField = listOf(galleryDraft.tree)

function listOf(tree: typeof galleryDraft.tree): ListField {
  const [list] = tree.kind === 'group' ? tree.fields : []
  if (list?.kind !== 'list') throw new TypeError('The gallery is a list.')
  return list
}
