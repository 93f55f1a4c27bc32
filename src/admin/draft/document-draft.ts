import { z } from 'zod'
import type { DraftSubject } from '#admin/subject.ts'
import { arrangement, mergeArrangements } from '#content/documents/arrangement.ts'
import { type DocumentName, documentRow, documentSchema } from '#content/documents/documents.ts'
import { type DraftDocument, draftSchema } from '#content/documents/draft-schema.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { storedForm } from '#content/facts/stored-form.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { isJsonObject, type Json, type JsonObject, joinPath } from '#content/values/json.ts'
import { holdDraft } from './all-drafts.ts'
import type { Merge } from './draft-store.ts'
import { followSiteContent } from './follow-site-content.ts'
import { createStoredDraft, type StoredDraft } from './stored-draft.ts'
import { type Received, receivedVersion, type Version } from './version.ts'

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
    ...(isEntryDocument(name) && { merge: mergeDrafts }),
  })
  const draft = { ...stored, name }
  drafts.set(name, draft)
  holdDraft(draft)
  return draft
}

const isList = (name: DraftDocument): name is DocumentName => schemaTree(draftSchema(name)).kind === 'list'

function formSchema(name: DocumentName): z.ZodType {
  const schema = draftSchema(name)
  return isList(name) ? z.strictObject({ [documentRow(name).bodyKey]: schema }) : schema
}

function siteContentForm(draft: JsonObject): JsonObject {
  const { data } = documentSchema('site-content').safeParse(draft)
  return data ? storedForm('site-content', data) : draft
}

const mergeDrafts = (...versions: Parameters<Merge>): JsonObject => {
  const [base, mine, theirs] = versions
  const read = (value: JsonObject) => arrangement.parse(value)
  return mergeArrangements(read(base), read(mine), read(theirs))
}

/** Wraps a document's value as a draft object. */
export function draftOf(name: DraftDocument, value: Json): JsonObject {
  if (isList(name)) return { [documentRow(name).bodyKey]: value }
  if (isJsonObject(value)) return value
  throw new TypeError(`The document '${name}' is not an object.`)
}

/** A stored value of a document or entry as its draft holds it. */
export function draftValueOf({ document, entry }: DraftSubject, value: Json): JsonObject {
  if (entry === undefined) return draftOf(document, value)
  if (isJsonObject(value)) return value
  throw new TypeError('An entry is an object.')
}

/** Converts a document from the API to the version that the draft store uses. */
export const versionOf = (name: DocumentName, { value, ...received }: Received<Json>): Version =>
  receivedVersion({ ...received, value: draftOf(name, value) })

const listBody = z.record(z.string(), z.unknown())

/** Unwraps the document's value from a parsed draft. */
export const documentValueOf = (name: DraftDocument, draft: unknown): unknown =>
  isList(name) ? listBody.parse(draft)[documentRow(name).bodyKey] : draft

/** Converts a path in the document, or in the body that was sent, to a path in its draft. */
export function draftPath(name: DraftDocument, path: string): string {
  if (!isList(name)) return path
  const { bodyKey } = documentRow(name)
  return path.startsWith(`${bodyKey}[`) ? path.replace(/\[(\d+)\]/, '.$1') : joinPath(bodyKey, path)
}

/** Converts a path in a document's draft to the path in the document. */
export function documentPath(name: DraftDocument, path: string): string {
  if (!isList(name)) return path
  const { bodyKey } = documentRow(name)
  return path === bodyKey ? '' : path.slice(bodyKey.length + 1)
}
