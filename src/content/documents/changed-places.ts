import { diff } from '../changes/diff.ts'
import { placeWords } from '../changes/place-words.ts'
import { schemaTree } from '../fields/schema-tree.ts'
import type { Json } from '../values/json.ts'
import { documentRow } from './documents.ts'
import { type EntryDocument, entrySchema } from './entries.ts'

/** The fields of an entry in which two of its states differ, in words: 'Servicios › Colposcopia › Beneficios'. */
export function changedPlaces(
  document: EntryDocument,
  title: string,
  states: { readonly before: Json; readonly after: Json },
): string[] {
  const start = [documentRow(document).labels.shortName, title]
  const changes = diff(schemaTree(entrySchema(document)), states.before, states.after)
  return [...new Set(changes.map((change) => placeWords(change, start)))]
}
