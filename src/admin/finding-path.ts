import type { Place } from '#content/checks/finding.ts'
import { isDocumentName } from '#content/documents/documents.ts'
import { draftPath } from './draft/draft-shape.ts'
import { screenPath } from './subject.ts'

/** The address of the very field that a finding is about. */
export function findingPath({ document, entry, path }: Place): string {
  if (!isDocumentName(document)) return '/admin'
  return `${screenPath({ document, entry })}#${entry === undefined ? draftPath(document, path) : path}`
}
