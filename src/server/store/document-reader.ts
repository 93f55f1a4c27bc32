import type { Kysely } from 'kysely'
import { type DocumentName, type DocumentValue, documentSchema } from '#content/documents/documents.ts'
import { type Entry, type EntryDocument, entrySchema, isEntryDocument } from '#content/documents/entries.ts'
import { type EntryRef, refsIn } from './entry-refs.ts'
import { readEntryRows } from './entry-rows.ts'
import { readStored, storedJson } from './stored-value.ts'
import type { Tables } from './tables.ts'

/** Called once for each field that stored values have and the schema does not. */
export type OnUnknownField = (document: DocumentName, path: string) => void

/**
 * Reads documents. The entries that the last read of a list found are not read again: at 10,000 entries, that would take
 * most of a second of every save of one of them.
 */
export class DocumentReader {
  readonly #onUnknownField: OnUnknownField
  readonly #reported = new Set<string>()
  readonly #entries = new Map<EntryDocument, ReadonlyMap<string, Entry>>()

  constructor(onUnknownField: OnUnknownField = () => {}) {
    this.#onUnknownField = onUnknownField
  }

  /**
   * @param stored JSON of the document, or the references of its entries.
   * @throws {InvalidSnapshotError} naming every invalid path.
   */
  async read<Name extends DocumentName>(
    db: Kysely<Tables>,
    document: Name,
    stored: string,
  ): Promise<DocumentValue<Name>> {
    if (isEntryDocument(document)) {
      // The value of such a document is the list of its entries.
      return (await this.#readEntries(db, document, refsIn(stored))) as DocumentValue<Name>
    }
    const { value, unknown } = readStored(documentSchema(document), document, storedJson(stored), '')
    this.#report(document, unknown)
    return value
  }

  /** Parses one entry. @param place Its place in the list, for messages. */
  readEntry<Name extends EntryDocument>(document: Name, stored: string, place: string): Entry<Name> {
    const { value, unknown } = readStored(entrySchema(document), document, storedJson(stored), place)
    this.#report(document, unknown)
    return value
  }

  async #readEntries(
    db: Kysely<Tables>,
    document: EntryDocument,
    refs: readonly EntryRef[],
  ): Promise<readonly Entry[]> {
    const former = this.#entries.get(document)
    const rows = await readEntryRows(
      db,
      document,
      refs.filter((ref) => !former?.has(stateKey(ref))),
    )
    const read = new Map<string, Entry>()
    for (const [index, ref] of refs.entries()) {
      const row = rows.get(ref.key)
      const entry = former?.get(stateKey(ref)) ?? (row && this.readEntry(document, row, `${index}`))
      if (entry) read.set(stateKey(ref), entry)
    }
    this.#entries.set(document, read)
    return [...read.values()]
  }

  #report(document: DocumentName, paths: readonly string[]): void {
    for (const path of paths) {
      const field = path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')
      if (this.#reported.has(`${document} ${field}`)) continue
      this.#reported.add(`${document} ${field}`)
      this.#onUnknownField(document, field)
    }
  }
}

const stateKey = ({ key, number, createdAt }: EntryRef) => `${key} ${number} ${createdAt}`
