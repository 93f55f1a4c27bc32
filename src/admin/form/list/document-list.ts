import { documentDraft } from '#admin/draft/document-draft.ts'
import { type DocumentName, documentRow } from '#content/documents/documents.ts'
import type { ListField } from '#content/fields/schema-tree.ts'

/** The list that a document consists of, and its path in the draft. */
export function documentList(name: DocumentName): { readonly listPath: string; readonly list: ListField } {
  const { tree } = documentDraft(name).draft
  const [list] = tree.kind === 'group' ? tree.fields : []
  if (list?.kind !== 'list') throw new TypeError(`${name} is not a list.`)
  return { listPath: documentRow(name).bodyKey, list }
}
