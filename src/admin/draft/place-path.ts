import { screenPath } from '#admin/subject.ts'
import { isDocumentName } from '#content/documents/documents.ts'
import type { MediaUse } from '#content/media/media.ts'
import { pathSegments } from '#content/values/json.ts'
import { draftPath } from './draft-shape.ts'

/** The admin's address of a field that uses a picture; undefined if no screen shows it. */
export function placePath({ document, path, entry }: Omit<MediaUse, 'label'>): string | undefined {
  if (!isDocumentName(document)) return undefined
  // The field's path in the entry does not name the entry.
  if (entry !== undefined)
    return `${screenPath({ document, entry })}#${pathSegments(path).slice(1).join('.')}`
  return `${screenPath({ document })}#${draftPath(document, path)}`
}
