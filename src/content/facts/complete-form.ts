import type { DocumentName, DocumentValue } from '#content/documents/documents.ts'
import { completeContent } from './complete-content.ts'

type Forms = { readonly [Name in DocumentName]?: (value: DocumentValue<Name>) => DocumentValue<Name> }

const forms: Forms = { 'site-content': completeContent }

/**
 * A stored document with the texts that visitors read. The other documents keep their marks, because no field of them is
 * derived.
 */
export function completeForm<Name extends DocumentName>(
  document: Name,
  value: DocumentValue<Name>,
): DocumentValue<Name> {
  const form: Forms[Name] = forms[document]
  return form ? form(value) : value
}
