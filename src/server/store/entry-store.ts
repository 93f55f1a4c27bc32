import type { Kysely } from 'kysely'
import { type Arrangement, arrange } from '#content/documents/arrangement.ts'
import { type Entry, type EntryDocument, entrySchema } from '#content/documents/entries.ts'
import { Problem } from '../problems/problem.ts'
import { withChangedFields } from './changed-fields.ts'
import type { DocumentReader } from './document-reader.ts'
import { entryStates } from './entry-history.ts'
import type { EntryRef } from './entry-refs.ts'
import { findEntryRow } from './entry-rows.ts'
import { type EntryToStore, insertListRevision, refsOf } from './list-writes.ts'
import { refuseAddressesOfOthers, refuseTaken } from './refuse-taken.ts'
import { latestRow, type RevisionSummary, toSummary, validValue } from './revision.ts'
import type { Tables } from './tables.ts'

/** An entry as it is stored now. */
export type StoredEntry<Name extends EntryDocument = EntryDocument> = {
  readonly ref: EntryRef
  readonly entry: Entry<Name>
  readonly author: string
  readonly createdAt: string
}

export type SavedEntry = {
  readonly revision: RevisionSummary
  readonly ref: EntryRef
  readonly entry: Entry
}

export type SaveEntry = {
  readonly document: EntryDocument
  /** Id under which the entry is stored now, or a new one. */
  readonly id: string
  /** Validated with the entry's schema. */
  readonly value: unknown
  readonly author: string
  /** Returns whether the editor started from the entry's stored state; undefined if there is no such entry. */
  readonly isExpected?: ((stored: EntryRef | undefined) => boolean) | undefined
  /** Throws if the author may not make this change. `stored` is undefined for a new entry. */
  readonly permit?: ((stored: Entry | undefined, next: Entry) => void) | undefined
}

export type SaveArrangement = {
  readonly document: EntryDocument
  readonly arrangement: Arrangement
  readonly author: string
  /** Returns whether the editor started from this order. */
  readonly isExpected: (ids: readonly string[]) => boolean
  /** Throws if the author may not delete these entries. */
  readonly permit?: ((removed: readonly string[]) => void) | undefined
}

export type SavedArrangement = { readonly revision: RevisionSummary; readonly refs: readonly EntryRef[] }

type Context = {
  readonly db: Kysely<Tables>
  readonly write: <Result>(change: (tx: Kysely<Tables>) => Promise<Result>) => Promise<Result>
  readonly reader: DocumentReader
  readonly now: () => Date
}

/** Reads and saves single entries of list documents. Each save is a revision of the document. */
export function createEntryStore({ db, write, reader, now }: Context) {
  /** The latest references, and the row of the next revision without its value. */
  async function latestOf(tx: Kysely<Tables>, document: EntryDocument, author = '') {
    const row = await latestRow(tx, document)
    const next = { document, author, number: (row?.number ?? 0) + 1, createdAt: now().toISOString() }
    return { refs: refsOf(row), next, row }
  }

  /** Reads an entry's saved state; undefined if it was a removal. */
  async function readState<Name extends EntryDocument>(
    tx: Kysely<Tables>,
    document: Name,
    key: string,
    number: number,
  ) {
    const row = await findEntryRow(tx, document, key, number)
    if (!row || row.value === null) return undefined
    const entry = reader.readEntry(document, row.value, '0')
    return { entry, author: row.author, createdAt: row.created_at }
  }

  /** The key of the entry that has this id, or had it last. */
  async function keyOf(tx: Kysely<Tables>, document: EntryDocument, id: string): Promise<string | undefined> {
    const { refs } = await latestOf(tx, document)
    const former = tx.selectFrom('former_id').select('entry').where('document', '=', document)
    const row = await former.where('id', '=', id).executeTakeFirst()
    return refs.find((ref) => ref.id === id)?.key ?? row?.entry
  }

  /** The key of the removed entry that had this id last: one that is created at its address continues its history. */
  async function removedKeyOf(tx: Kysely<Tables>, document: EntryDocument, id: string) {
    const key = await keyOf(tx, document, id)
    const { refs } = await latestOf(tx, document)
    return refs.some((ref) => ref.key === key) ? undefined : key
  }

  async function saveIn(
    tx: Kysely<Tables>,
    { document, value, author, id, isExpected, permit }: SaveEntry,
  ): Promise<SavedEntry> {
    const entry = validValue<Entry>(entrySchema(document), value)
    const { refs, next } = await latestOf(tx, document, author)
    const before = refs.find((ref) => ref.id === id)
    if (isExpected && !isExpected(before)) throw new Problem('stale_revision')
    refuseTaken(refs, before, entry)
    await refuseAddressesOfOthers(tx, { document, refs, entries: [entry] })

    const stored = before && (await readState(tx, document, before.key, before.number))
    if (before && stored && JSON.stringify(stored.entry) === JSON.stringify(entry)) {
      const { number, createdAt } = before
      return { revision: { document, number, author: stored.author, createdAt }, ref: before, entry }
    }
    permit?.(stored?.entry, entry)
    const key = before?.key ?? (await removedKeyOf(tx, document, entry.id))
    const changed: EntryToStore = { entry, key, before }
    const entries = before ? refs.map((ref) => (ref === before ? changed : ref)) : [...refs, changed]
    const written = await insertListRevision(tx, { revision: next, document, former: refs, entries })
    const ref = written.find((each) => each.id === entry.id)
    if (!ref) throw new Error('The saved entry is missing in its revision.')
    return { revision: next, ref, entry }
  }

  /** @param choose Returns the references in their new order, without those to remove. */
  async function rearrange(
    tx: Kysely<Tables>,
    document: EntryDocument,
    author: string,
    choose: (refs: readonly EntryRef[]) => readonly EntryRef[],
  ): Promise<SavedArrangement> {
    const { refs, next, row } = await latestOf(tx, document, author)
    const entries = choose(refs)
    if (row && sameRefs(entries, refs)) return { revision: toSummary(row), refs }
    await insertListRevision(tx, { revision: next, document, former: refs, entries })
    return { revision: next, refs: entries }
  }

  return {
    /** Like `saveEntry`, in a transaction that the caller has begun. */
    saveEntryIn: (tx: Kysely<Tables>, save: SaveEntry): Promise<SavedEntry> => saveIn(tx, save),

    /**
     * Orders and deletes entries in a transaction that the caller has begun. An arrangement that is already the saved
     * one creates no revision.
     * @throws {Problem} `stale_revision`; what `permit` throws.
     */
    arrangeEntriesIn: async (
      tx: Kysely<Tables>,
      { document, arrangement, author, isExpected, permit }: SaveArrangement,
    ): Promise<SavedArrangement> =>
      rearrange(tx, document, author, (refs) => {
        const entries = arrange(refs, arrangement)
        if (sameRefs(entries, refs)) return refs
        if (!isExpected(refs.map(({ id }) => id))) throw new Problem('stale_revision')
        permit?.(refs.filter((ref) => !entries.includes(ref)).map(({ id }) => id))
        return entries
      }),

    /** The entry that has this id now. */
    findEntry: async <Name extends EntryDocument>(
      document: Name,
      id: string,
    ): Promise<StoredEntry<Name> | undefined> => {
      const { refs } = await latestOf(db, document)
      const ref = refs.find((each) => each.id === id)
      const state = ref && (await readState(db, document, ref.key, ref.number))
      return state && ref && { ref, ...state }
    },

    /** References of all entries, in order. */
    entryRefs: async (document: EntryDocument): Promise<readonly EntryRef[]> =>
      (await latestOf(db, document)).refs,

    /**
     * Saves one entry; a new one comes last. An unchanged entry creates no revision.
     * @throws {Problem} `invalid_document`, with paths in the entry; or `stale_revision`.
     */
    saveEntry: (save: SaveEntry): Promise<SavedEntry> => write((tx) => saveIn(tx, save)),

    /**
     * Removes an entry. Its history stays, and its address says that the page is gone.
     * @throws {Problem} `not_found` or `stale_revision`.
     */
    removeEntry: async ({ document, id, author, isExpected }: Omit<SaveEntry, 'value'>) => {
      const { revision } = await write((tx) =>
        rearrange(tx, document, author, (refs) => {
          const removed = refs.find((ref) => ref.id === id)
          if (!removed) throw new Problem('not_found')
          if (isExpected && !isExpected(removed)) throw new Problem('stale_revision')
          return refs.filter((ref) => ref !== removed)
        }),
      )
      return revision
    },

    /** The saved states of the entry that has this id or had it last, newest first. */
    listEntryStates: async (document: EntryDocument, id: string) => {
      const key = await keyOf(db, document, id)
      return key === undefined
        ? undefined
        : withChangedFields(db, document, await entryStates(db, document, key))
    },

    /** One saved state of the entry that has this id or had it last. */
    findEntryState: async <Name extends EntryDocument>(document: Name, id: string, number: number) => {
      const key = await keyOf(db, document, id)
      return key === undefined ? undefined : readState(db, document, key, number)
    },

    /** What each revision of a document changed, newest first. */
    listChanges: async (document: EntryDocument) =>
      withChangedFields(db, document, await entryStates(db, document)),
  }
}

const sameRefs = (some: readonly EntryRef[], others: readonly EntryRef[]): boolean =>
  some.length === others.length && some.every((ref, index) => ref === others[index])
