import type { Place } from '#content/checks/finding.ts'
import { isEditableDocument } from '#content/editable-documents.ts'
import { screenPath } from './subject.ts'

/** The address of the very field that a finding is about. */
export function findingPath({ document, entry, path }: Place): string {
  return isEditableDocument(document) ? `${screenPath({ document, entry })}#${path}` : '/admin'
}
