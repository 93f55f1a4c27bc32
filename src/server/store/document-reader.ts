import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { type DocumentName, type DocumentValue, documents } from '#content/documents.ts'
import { type Entry, type EntryDocument, entrySchemas, isEntryDocument } from '#content/entries.ts'
import { currentFormat } from '#content/formats.ts'
import { childOf } from '#content/json.ts'
import { type EntryRef, refsIn } from './entry-refs.ts'
import { readEntryRows } from './entry-rows.ts'
import { readStored, type StoredValue, storedJson } from './stored-value.ts'
import type { Tables } from './tables.ts'

/** Called once for each field that stored values have and the schema does not. */
export type OnUnknownField = (document: DocumentName, path: string) => void

type ReadDocument<Name extends DocumentName> = StoredValue & { readonly parsed: DocumentValue<Name> }

/**
 * Reads documents. What the last read of a document found is not parsed again: its whole text, or its entries. A save
 * reads what it replaces, which visitors already see, and what it stored is read for its release.
 */
export class DocumentReader {
  readonly #onUnknownField: OnUnknownField
  readonly #reported = new Set<string>()
  readonly #whole: { [Name in DocumentName]?: ReadDocument<Name> } = {}
  readonly #entries: { [Name in EntryDocument]?: ReadonlyMap<string, Entry<Name>> } = {}

  constructor(onUnknownField: OnUnknownField = () => {}) {
    this.#onUnknownField = onUnknownField
  }

  /** @throws {InvalidSnapshotError} naming every invalid path. */
  async read<Name extends DocumentName>(
    db: Kysely<Tables>,
    document: Name,
    stored: StoredValue,
  ): Promise<DocumentValue<Name>> {
    const refs = isEntryDocument(document) ? refsIn(stored.value) : undefined
    return refs ? this.#readers[document](db, refs) : this.#readWhole(document, stored)
  }

  /** Reads the entries that these references name. */
  async readEntries<Name extends EntryDocument>(
    db: Kysely<Tables>,
    document: Name,
    refs: readonly EntryRef[],
  ): Promise<Entry<Name>[]> {
    const former: ReadonlyMap<string, Entry<Name>> = this.#entries[document] ?? new Map()
    const isKnown = (ref: EntryRef) => former.has(stateKey(ref))
    const rows = await readEntryRows(
      db,
      document,
      refs.filter((ref) => !isKnown(ref)),
    )
    const read = new Map<string, Entry<Name>>()
    for (const [index, ref] of refs.entries()) {
      const row = rows.get(ref.key)
      const known = former.get(stateKey(ref))
      const entry = known ?? (row && this.readEntry(document, row, `${index}`))
      if (entry) read.set(stateKey(ref), entry)
    }
    this.#keep(document, read)
    return [...read.values()]
  }

  /**
   * Avoids the next parse of a document that was just stored as `json` in the current format.
   * @param value What parsing it gives.
   */
  keepStored<Name extends DocumentName>(document: Name, json: string, value: DocumentValue<Name>): void {
    this.#keepWhole(document, { value: json, format: currentFormat(document) }, value)
  }

  /** The value of a document that was read last, unless it is a list of entries. */
  lastRead<Name extends DocumentName>(document: Name): DocumentValue<Name> | undefined {
    return this.#lastWhole(document)?.parsed
  }

  /** Parses one entry. @param place Its place in the list, for messages. */
  readEntry<Name extends EntryDocument>(document: Name, stored: StoredValue, place: string): Entry<Name> {
    // Formats change whole documents, so convert the entry as the only item of a list.
    const json = childOf(storedJson(document, asList(stored)), '0') ?? null
    const { value, unknown } = readStored(entrySchemas[document], document, json, place)
    this.#report(document, unknown)
    return value
  }

  readonly #readers: {
    readonly [Name in DocumentName]: (
      db: Kysely<Tables>,
      refs: readonly EntryRef[],
    ) => Promise<DocumentValue<Name>>
  } = {
    'site-content': neverListed,
    'selected-sections': neverListed,
    gallery: neverListed,
    notices: neverListed,
    services: (db, refs) => this.readEntries(db, 'services', refs),
    diseases: (db, refs) => this.readEntries(db, 'diseases', refs),
    symptoms: (db, refs) => this.readEntries(db, 'symptoms', refs),
    testimonials: (db, refs) => this.readEntries(db, 'testimonials', refs),
  }

  #readWhole<Name extends DocumentName>(document: Name, stored: StoredValue): DocumentValue<Name> {
    const last = this.#lastWhole(document)
    if (last?.value === stored.value && last.format === stored.format) return last.parsed
    const schema: z.ZodType<DocumentValue<Name>> = schemas[document]
    const { value, unknown } = readStored(schema, document, storedJson(document, stored), '')
    this.#report(document, unknown)
    this.#keepWhole(document, stored, value)
    return value
  }

  #lastWhole<Name extends DocumentName>(document: Name): ReadDocument<Name> | undefined {
    const whole: { [Key in DocumentName]?: ReadDocument<Key> } = this.#whole
    return whole[document]
  }

  #keepWhole<Name extends DocumentName>(
    document: Name,
    { value, format }: StoredValue,
    parsed: DocumentValue<Name>,
  ): void {
    Object.assign(this.#whole, { [document]: { value, format, parsed } })
  }

  #keep<Name extends EntryDocument>(document: Name, read: ReadonlyMap<string, Entry<Name>>): void {
    const entries: { [Key in EntryDocument]?: ReadonlyMap<string, Entry<Key>> } = this.#entries
    Object.assign(entries, { [document]: read })
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

const schemas: { readonly [Name in DocumentName]: z.ZodType<DocumentValue<Name>> } = documents

async function neverListed(): Promise<never> {
  throw new Error('Only list documents refer to entries.')
}

const stateKey = ({ key, number, createdAt }: EntryRef) => `${key} ${number} ${createdAt}`

const asList = ({ value, format }: StoredValue): StoredValue => ({ value: `[${value}]`, format })
