import type { Place } from '#content/checks/finding.ts'
import { isDocumentName } from '#content/documents/documents.ts'
import { screenPath } from './subject.ts'

/** The address of the very field that a finding is about. */
export function findingPath({ document, entry, path }: Place): string {
  return isDocumentName(document) ? `${screenPath({ document, entry })}#${path}` : '/admin'
}
