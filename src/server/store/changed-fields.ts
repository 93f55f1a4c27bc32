import type { Kysely } from 'kysely'
import { changedPlaces } from '#content/documents/changed-places.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { takeTurns } from '../process/waits.ts'
import type { EntryState } from './entry-history.ts'
import { DamagedStoreError } from './store-errors.ts'
import { storedJson } from './stored-value.ts'
import type { Tables } from './tables.ts'

/** How many changes are compared, because each needs two values of the store. */
const maxCompared = 100

type NamedState = EntryState & { readonly places?: string[] }

/**
 * Adds to the newest changes which fields they changed, in words: 'Servicios › Colposcopia › Beneficios'.
 * @param states Newest first.
 */
export async function withChangedFields(
  db: Kysely<Tables>,
  document: EntryDocument,
  states: readonly EntryState[],
): Promise<NamedState[]> {
  const compared = new Set(states.filter(({ kind }) => kind === 'changed').slice(0, maxCompared))
  if (compared.size === 0) return [...states]
  const rows = await db
    .selectFrom('entry_revision')
    .select(['entry', 'number', 'value'])
    .where('document', '=', document)
    .where('entry', 'in', [...new Set(Array.from(compared, ({ key }) => key))])
    .where('number', 'in', [
      ...new Set(Array.from(compared, ({ number, previous = 0 }) => [number, previous]).flat()),
    ])
    .execute()
  const stored = new Map(rows.map(({ entry, number, value }) => [`${entry} ${number}`, value]))
  const jsonAt = (key: string, number: number) => readableJson(stored.get(`${key} ${number}`))
  const turn = takeTurns()
  const named: NamedState[] = []
  for (const state of states) {
    const [before, after] = compared.has(state)
      ? [jsonAt(state.key, state.previous ?? 0), jsonAt(state.key, state.number)]
      : []
    named.push(
      before === undefined || after === undefined
        ? state
        : { ...state, places: changedPlaces(document, state.title, { before, after }) },
    )
    await turn()
  }
  return named
}

/** Undefined for a removed entry, and for a value that is damaged: the rest of the history is still read. */
function readableJson(value: string | null | undefined) {
  if (value === null || value === undefined) return undefined
  try {
    return storedJson(value)
  } catch (error) {
    if (error instanceof DamagedStoreError) return undefined
    throw error
  }
}
