import { z } from 'zod'
import { type DocumentName, documentRow, documentSchema } from '#content/documents/documents.ts'
import { draftSchema } from '#content/documents/draft-schema.ts'
import { storedForm } from '#content/facts/stored-form.ts'
import type { JsonObject } from '#content/values/json.ts'
import { holdDraft } from './all-drafts.ts'
import { isList } from './draft-shape.ts'
import { followSiteContent } from './follow-site-content.ts'
import { createStoredDraft, type StoredDraft } from './stored-draft.ts'

/**
 * The draft of one document, or of the arrangement of its entries. A draft is always an object: a list document is
 * stored in it under its body key.
 */
export type DocumentDraft = StoredDraft & { readonly name: DocumentName }

const drafts = new Map<DocumentName, DocumentDraft>()

/** Returns this tab's only draft of a document. The first call creates it. */
export function documentDraft(name: DocumentName): DocumentDraft {
  const known = drafts.get(name)
  if (known) return known
  const stored = createStoredDraft({
    schema: formSchema(name),
    label: documentRow(name).labels.name,
    subject: () => ({ document: name }),
    ...(name === 'site-content' && { storedForm: siteContentForm, follow: followSiteContent }),
  })
  const draft = { ...stored, name }
  drafts.set(name, draft)
  holdDraft(draft)
  return draft
}

function formSchema(name: DocumentName): z.ZodType {
  const schema = draftSchema(name)
  return isList(name) ? z.strictObject({ [documentRow(name).bodyKey]: schema }) : schema
}

function siteContentForm(draft: JsonObject): JsonObject {
  const { data } = documentSchema('site-content').safeParse(draft)
  return data ? storedForm('site-content', data) : draft
}
