import type { EntryDocument } from './entries.ts'
import { sha256 } from './sha256.ts'

/** ETag of the order in which a document's entries are saved. */
export const orderTag = (document: EntryDocument, ids: readonly string[]): string =>
  `"${document}-orden.${sha256(ids.join('\n')).slice(0, 16)}"`
