import { type DocumentName, isDocumentName } from '#content/documents/documents.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { childOf, isJson, type Json, parsedJson } from '#content/values/json.ts'
import { upcast } from './upcast/formats.ts'

/** What a stored value is: a whole document, or one entry of a list document. */
export type Subject = { readonly document: string; readonly entry?: string | undefined }

/** JSON text of a stored value in today's form. A text that cannot be converted stays as it is. */
export function upcastText(subject: Subject, format: number, text: string): string {
  const json = parsedJson(text)
  if (!isJson(json)) return text
  try {
    return JSON.stringify(upcastValue(subject, format, json))
  } catch {
    // A draft may hold what a save would refuse.
    return text
  }
}

export function upcastValue({ document, entry }: Subject, format: number, value: Json): Json {
  // Pictures, and the order of entries, have had one form only.
  if (!isDocumentName(document)) return value
  if (entry !== undefined && entry !== '') return upcastEntry(document, format, value)
  return isEntryDocument(document) && !Array.isArray(value) ? value : upcast(document, format, value)
}

/** Upcasters change whole documents, so an entry is given to them as a list of one. */
const upcastEntry = (document: DocumentName, format: number, entry: Json): Json =>
  childOf(upcast(document, format, [entry]), '0') ?? entry
