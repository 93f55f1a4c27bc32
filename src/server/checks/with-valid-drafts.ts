import { type Arrangement, arrange, arrangement } from '#content/documents/arrangement.ts'
import { type DocumentName, documents } from '#content/documents/documents.ts'
import { isArrangement } from '#content/documents/draft-schema.ts'
import { type Entry, type EntryDocument, entrySchema, isEntryDocument } from '#content/documents/entries.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { repeatedAddresses } from '#content/values/unique-ids.ts'
import { takeTurns } from '../process/take-turns.ts'

export type SentDraft = {
  readonly document: DocumentName
  /** Id of the entry that the draft replaces; a new entry is added. */
  readonly entry?: string | undefined
  readonly value?: unknown
}

type Drafted = { readonly entries: Map<string, Entry>; order?: Arrangement }

/**
 * The snapshot with drafts in place of what is saved. A draft that is not valid yet is left out. Each entry is validated
 * once, however many drafts there are.
 */
export async function withValidDrafts(saved: Snapshot, drafts: readonly SentDraft[]): Promise<Snapshot> {
  const turn = takeTurns()
  const lists = new Map<EntryDocument, Drafted>()
  let snapshot = saved
  for (const { document, entry, value } of drafts) {
    await turn()
    if (!isEntryDocument(document)) {
      const { data } = documents[document].schema.safeParse(value)
      if (data !== undefined) snapshot = { ...snapshot, [document]: data }
      continue
    }
    const drafted: Drafted = lists.get(document) ?? { entries: new Map() }
    lists.set(document, drafted)
    if (isArrangement({ document, entry })) {
      const { data } = arrangement.safeParse(value)
      if (data) drafted.order = data
    } else if (entry !== undefined) {
      const { data } = entrySchema(document).safeParse(value)
      if (data) drafted.entries.set(entry, data)
    }
  }
  for (const [document, { entries, order }] of lists) {
    const list = withEntries(snapshot[document], entries)
    snapshot = { ...snapshot, [document]: order ? arrange(list, order) : list }
  }
  return snapshot
}

/** Drafts whose address another entry has are left out. */
function withEntries(saved: readonly Entry[], drafts: ReadonlyMap<string, Entry>): readonly Entry[] {
  const list = replaced(saved, drafts)
  const repeated = new Set(
    repeatedAddresses(list.map(addressesOf)).map(({ path: [index] }) => list[Number(index)]),
  )
  if (repeated.size === 0) return list
  const others = new Map([...drafts].filter(([, entry]) => !repeated.has(entry)))
  const rest = replaced(saved, others)
  return repeatedAddresses(rest.map(addressesOf)).length === 0 ? rest : saved
}

function replaced(saved: readonly Entry[], drafts: ReadonlyMap<string, Entry>): readonly Entry[] {
  const ids = new Set(saved.map(({ id }) => id))
  const added = [...drafts].flatMap(([id, entry]) => (ids.has(id) ? [] : [entry]))
  return [...saved.map((entry) => drafts.get(entry.id) ?? entry), ...added]
}

const addressesOf = (entry: Entry) => ({
  id: entry.id,
  aliases: 'aliases' in entry ? entry.aliases : [],
})
