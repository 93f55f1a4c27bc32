import { sha256 } from '../values/sha256.ts'
import type { EntryDocument } from './entries.ts'

/** ETag of the order in which a document's entries are saved. */
export const orderTag = (document: EntryDocument, ids: readonly string[]): string =>
  `"${document}-orden.${sha256(ids.join('\n')).slice(0, 16)}"`
