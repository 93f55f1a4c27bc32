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

const drafts = new Map<string, DocumentDraft>()

/** This page's draft of a document. What is typed in it goes to the next version at once. */
export const documentDraft = (name: DocumentName): DocumentDraft => draftNamed(name, false)

/** What a screen of the specification edits of a document: it stays there until its button saves it. */
export const screenDraft = (name: DocumentName): DocumentDraft => draftNamed(name, true)

function draftNamed(name: DocumentName, isManual: boolean): DocumentDraft {
  const key = `${name} ${isManual}`
  const known = drafts.get(key)
  if (known) return known
  const stored = createStoredDraft({
    schema: formSchema(name),
    label: documentRow(name).labels.name,
    subject: () => ({ document: name }),
    isManual,
    ...(name === 'site-content' && { storedForm: siteContentForm, follow: followSiteContent }),
  })
  const draft = { ...stored, name }
  drafts.set(key, draft)
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
