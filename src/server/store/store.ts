import type { Kysely } from 'kysely'
import {
  type DocumentInput,
  type DocumentName,
  type DocumentValue,
  documentNames,
  documentSchema,
} from '#content/documents/documents.ts'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { completeForm } from '#content/facts/complete-form.ts'
import { sentAsRead, storedForm } from '#content/facts/stored-form.ts'
import { Problem } from '../problems/problem.ts'
import type { DatabaseLocation } from './database-location.ts'
import { DocumentReader, type OnUnknownField } from './document-reader.ts'
import {
  createEntryStore,
  type SaveArrangement,
  type SavedArrangement,
  type SavedEntry,
  type SaveEntry,
} from './entry-store.ts'
import { insertDocument } from './insert-document.ts'
import { openDatabase } from './open-database.ts'
import type { ListeningScheduler, NotificationListener, OpenedDatabase } from './opened-database.ts'
import {
  insertRelease,
  type LoadedSnapshot,
  latestRelease,
  type RecordedRelease,
  type Revisions,
  readLaunch,
  readSnapshot,
} from './recorded-release.ts'
import {
  findRow,
  latestRow,
  type Revision,
  type RevisionSummary,
  revisionsOf,
  toSummary,
  validValue,
} from './revision.ts'
import type { RevisionTable, Tables } from './tables.ts'
import { transact } from './transact.ts'

export type DocumentInputs = { readonly [Name in DocumentName]: DocumentInput<Name> }

type SaveOptions<Name extends DocumentName> = {
  document: Name
  /** Validated with the document's schema. */
  value: unknown
  author: string
  /** Returns whether the editor started from the latest revision. If not, the save is refused. */
  isExpected?: ((latest: RevisionSummary | undefined) => boolean) | undefined
  /** If the value equals the latest revision's, returns that revision instead of creating one. */
  onlyIfChanged?: boolean
  /** Another program sends the value, and must read the same again. */
  isFromProgram?: boolean
  /** Called with the latest value and the new one just before the save. Throws to refuse it. */
  permit?: ((latest: DocumentValue<Name> | undefined, next: DocumentValue<Name>) => void) | undefined
}

/** The saves of one transaction. Each throws what its counterpart in the store throws. */
export type Savers = {
  readonly saveRevision: <Name extends DocumentName>(save: SaveOptions<Name>) => Promise<Revision<Name>>
  readonly saveEntry: (save: SaveEntry) => Promise<SavedEntry>
  readonly arrangeEntries: (save: SaveArrangement) => Promise<SavedArrangement>
}

export type Store = ReturnType<typeof createStore>

/** Opens the store at `location` and brings its tables up to date. */
export async function openStore(location: DatabaseLocation, options: StoreOptions = {}): Promise<Store> {
  return createStore(await openDatabase(location), options)
}

/** Opens a store, and closes it after the work. */
export async function withStore<Result>(
  location: DatabaseLocation,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(location)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

export type StoreOptions = {
  readonly onUnknownField?: OnUnknownField | undefined
  readonly now?: () => Date
}

function createStore({ db, writeLarge, notifications, close }: OpenedDatabase, options: StoreOptions) {
  const { now = () => new Date(), onUnknownField } = options
  const reader = new DocumentReader(onUnknownField)
  const write = <Result>(change: (tx: Kysely<Tables>) => Promise<Result>) => transact(db, change)

  async function toRevision<Name extends DocumentName>(
    tx: Kysely<Tables>,
    document: Name,
    row: RevisionTable,
  ): Promise<Revision<Name>> {
    return { ...toSummary(row), document, value: await reader.read(tx, document, row.value) }
  }

  async function saveRevisionIn<Name extends DocumentName>(
    tx: Kysely<Tables>,
    save: SaveOptions<Name>,
  ): Promise<Revision<Name>> {
    const { document, author, isExpected } = save
    const typed = validValue(documentSchema(document), save.value)
    const row = await latestRow(tx, document)
    if (isExpected && !isExpected(row && toSummary(row))) throw new Problem('stale_revision')
    const latest = row && (await toRevision(tx, document, row))
    const meant = latest && save.isFromProgram ? sentAsRead(document, latest.value, typed) : typed
    save.permit?.(latest?.value, meant)
    const value = validValue(documentSchema(document), storedForm(document, meant))
    const sent =
      save.isFromProgram && !isSame(completeForm(document, value), typed) ? JSON.stringify(typed) : null
    const isReadSame = !save.isFromProgram || row?.sent === sent
    if (latest && save.onlyIfChanged && isReadSame && isSame(latest.value, value)) return latest

    const number = (row?.number ?? 0) + 1
    const revision = { document, number, author, createdAt: now().toISOString(), value }
    await insertDocument(tx, revision, row && latest && { row, value: latest.value }, sent)
    return revision
  }

  const { saveEntryIn, arrangeEntriesIn, ...entryStore } = createEntryStore({ db, write, reader, now })

  return {
    /** For data other than documents: accounts, sessions, sign-in limits, pictures. */
    db,

    /** Runs queries that write many bytes, in one transaction. */
    writeLarge,

    /** The document's latest revision, without its value. */
    latestSummary: async (document: DocumentName): Promise<RevisionSummary | undefined> => {
      const latest = revisionsOf(db, document).select(summaryColumns).orderBy('number', 'desc').limit(1)
      const row = await latest.executeTakeFirst()
      return row && toSummary(row)
    },

    /** The number of the latest revision of each document. Reads no revision. */
    latestNumbers: async (): Promise<Readonly<Record<string, number>>> => {
      const row = await db
        .selectNoFrom((of) =>
          documentNames.map((name) =>
            of
              .selectFrom('revision')
              .select(({ fn }) => fn.max('number').as('number'))
              .where('document', '=', name)
              .as(name),
          ),
        )
        .executeTakeFirstOrThrow()
      return Object.fromEntries(documentNames.map((name) => [name, Number(row[name] ?? 0)]))
    },

    latestRevision: async <Name extends DocumentName>(
      document: Name,
    ): Promise<Revision<Name> | undefined> => {
      const row = await latestRow(db, document)
      return row && toRevision(db, document, row)
    },

    /** What other programs read of a revision: the value that one of them sent, or else the complete form. */
    asSent: async <Name extends DocumentName>(revision: Revision<Name>): Promise<Revision<Name>> => {
      const { document, number } = revision
      const row = await findRow(db, document, number)
      const value =
        typeof row?.sent === 'string'
          ? await reader.read<Name>(db, document, row.sent)
          : completeForm(document, revision.value)
      return { ...revision, value }
    },

    findRevision: async <Name extends DocumentName>(
      document: Name,
      number: number,
      tx: Kysely<Tables> = db,
    ): Promise<Revision<Name> | undefined> => {
      const row = await findRow(tx, document, number)
      return row && toRevision(tx, document, row)
    },

    /** Newest first. */
    listRevisions: async (document: DocumentName): Promise<RevisionSummary[]> => {
      const rows = await revisionsOf(db, document).select(summaryColumns).orderBy('number', 'desc').execute()
      return rows.map(toSummary)
    },

    /** The latest revision of every document. */
    latestSummaries: async (tx: Kysely<Tables> = db): Promise<RevisionSummary[]> => {
      const latest = tx
        .selectFrom('revision')
        .select(({ fn }) => ['document', fn.max('number').as('number')])
        .groupBy('document')
      const rows = await tx
        .selectFrom('revision')
        .innerJoin(latest.as('latest'), (join) =>
          join
            .onRef('latest.document', '=', 'revision.document')
            .onRef('latest.number', '=', 'revision.number'),
        )
        .select(['revision.document', 'revision.number', 'author', 'created_at'])
        .orderBy('revision.document')
        .execute()
      return rows.map(toSummary)
    },

    /** @throws {Problem} `invalid_document` or `stale_revision`; the store is not changed then. */
    saveRevision: <Name extends DocumentName>(save: SaveOptions<Name>): Promise<Revision<Name>> =>
      write((tx) => saveRevisionIn(tx, save)),

    /** Saves documents and entries in one transaction: if `change` throws, nothing is saved. */
    saveTogether: <Result>(
      change: (savers: Savers, tx: Kysely<Tables>) => Promise<Result>,
    ): Promise<Result> =>
      write((tx) =>
        change(
          {
            saveRevision: (save) => saveRevisionIn(tx, save),
            saveEntry: (save) => saveEntryIn(tx, save),
            arrangeEntries: (save) => arrangeEntriesIn(tx, save),
          },
          tx,
        ),
      ),

    /**
     * Records a release and notifies other instances.
     * @param after Id of the release that this one is based on. If a newer release exists, nothing is recorded and
     * the result is undefined.
     */
    recordRelease: (revisions: Revisions, after?: number): Promise<RecordedRelease | undefined> =>
      write(async (tx) => {
        if (after !== undefined && (await latestRelease(tx))?.id !== after) return undefined
        await notifications?.announce(tx)
        return insertRelease(tx, revisions, now().toISOString())
      }),

    /**
     * Notifies other instances that the live release shows something new without a new record, such as a changed
     * picture.
     */
    announceRelease: async (): Promise<void> => notifications?.announce(db),

    /** Tells of releases that other instances publish, until the scheduler closes; does nothing on SQLite. */
    listen: (listener: NotificationListener, scheduler: ListeningScheduler): void =>
      notifications?.listen(listener, scheduler),

    /** The latest recorded release, which visitors should see. */
    liveRelease: (): Promise<RecordedRelease | undefined> => latestRelease(db),

    /** When the owner launched the site; undefined before. Kept with the content, so that a restored site stays open. */
    launchedAt: (): Promise<string | undefined> => readLaunch(db),

    /** Opens the site at its public address. Publish afterwards. Does nothing if it is already open. */
    launch: (author: string): Promise<void> =>
      write(async (tx) => {
        if ((await readLaunch(tx)) !== undefined) return
        await tx.insertInto('launch').values({ launched_at: now().toISOString(), author }).execute()
      }),

    /**
     * @param former Values that it shares with these revisions are not read again.
     * @param moment When the pages are shown: notices depend on it.
     * @throws {InvalidSnapshotError} naming every path of a document that no longer matches its schema.
     */
    loadSnapshot: (revisions: Revisions, former?: LoadedSnapshot, moment = now()): Promise<Snapshot> =>
      readSnapshot(db, reader, revisions, former, moment),

    /**
     * First start: saves every document and records their release in one transaction. Does nothing if a release
     * exists.
     */
    async seed(inputs: DocumentInputs, author: string): Promise<RecordedRelease> {
      const snapshot = parseSnapshot(inputs)
      return write(async (tx) => {
        const already = await latestRelease(tx)
        if (already) return already

        const createdAt = now().toISOString()
        for (const document of documentNames) {
          const first = { document, number: 1, author, createdAt }
          await insertDocument(tx, { ...first, value: snapshot[document] }, undefined)
        }
        return insertRelease(tx, firstRevisions, createdAt)
      })
    },

    ...entryStore,

    close,
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const summaryColumns = ['document', 'number', 'author', 'created_at'] as const

const firstRevisions = Object.freeze(Object.fromEntries(documentNames.map((name) => [name, 1]))) as Revisions
