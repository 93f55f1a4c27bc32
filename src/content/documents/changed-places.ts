import { schemaTree } from '../fields/schema-tree.ts'
import type { Json } from '../values/json.ts'
import { type Change, documentChanges } from './document-diff.ts'
import { documentRow } from './documents.ts'
import { type EntryDocument, entrySchema } from './entries.ts'

/** The fields of an entry in which two of its states differ, in words: 'Servicios › Colposcopia › Beneficios'. */
export function changedPlaces(
  document: EntryDocument,
  title: string,
  states: { readonly before: Json; readonly after: Json },
): string[] {
  const start = [documentRow(document).labels.shortName, title]
  const changes = documentChanges(schemaTree(entrySchema(document)), states.before, states.after)
  return [...new Set(changes.map((change) => withoutRepeats([...start, ...placeOf(change)]).join(' › ')))]
}

/** The trail of an item that was added or removed ends with its list. */
const placeOf = ({ kind, trail, field }: Change): readonly string[] =>
  kind === 'added' || kind === 'removed' ? trail : [...trail, field.label]

/** Removes repeated labels: a list often has the same label as its group. */
export const withoutRepeats = (names: readonly string[]) =>
  names.filter((name, index) => name !== names[index - 1])
