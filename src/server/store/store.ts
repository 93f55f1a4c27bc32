import type { Kysely } from 'kysely'
import {
  type DocumentInput,
  type DocumentName,
  type DocumentValue,
  documentNames,
} from '#content/documents.ts'
import { parseSnapshot, type Snapshot } from '#content/snapshot.ts'
import { Problem } from '../problems/problem.ts'
import type { DatabaseLocation } from './database-location.ts'
import { openDatabase } from './open-database.ts'
import type { NotificationListener, OpenedDatabase } from './opened-database.ts'
import { type LoadedSnapshot, readSnapshot } from './read-snapshot.ts'
import { type RecordedRelease, type Revisions, toRecordedRelease } from './recorded-release.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import { type Revision, type RevisionSummary, toRevision, toSummary, validDocument } from './revision.ts'
import { findRow, insertRevision, latestNumber, latestRow, revisionsOf } from './revision-rows.ts'
import type { Tables } from './tables.ts'

export type DocumentInputs = { readonly [Name in DocumentName]: DocumentInput<Name> }

export type SaveOptions<Name extends DocumentName> = {
  document: Name
  /** Validated with the document's schema. */
  value: unknown
  author: string
  /** Returns whether the editor started from the latest revision. If not, the save is refused. */
  isExpected?: ((latest: RevisionSummary | undefined) => boolean) | undefined
  /** If the value equals the latest revision's, returns that revision instead of creating one. */
  onlyIfChanged?: boolean
  /** Called with the latest value and the new one just before the save. Throws to refuse it. */
  permit?: ((latest: DocumentValue<Name> | undefined, next: DocumentValue<Name>) => void) | undefined
}

export type Store = ReturnType<typeof createStore>

/** Opens the store at `location` and brings its tables up to date. */
export async function openStore(location: DatabaseLocation): Promise<Store> {
  return createStore(await openDatabase(location))
}

function createStore({ db, writeLarge, notifications, close }: OpenedDatabase, now = () => new Date()) {
  const write = <Result>(change: (tx: Kysely<Tables>) => Promise<Result>) =>
    retryWhileBusy(() => db.transaction().execute(change))

  return {
    /** For data other than documents: accounts, sessions, sign-in limits, pictures. */
    db,

    /** Runs queries that write many bytes, in one transaction. */
    writeLarge,

    /** Number of the document's latest revision. Does not read its value. */
    latestNumber: (document: DocumentName): Promise<number | undefined> =>
      retryWhileBusy(() => latestNumber(db, document)),

    /** The document's latest revision, without its value. */
    latestSummary: (document: DocumentName): Promise<RevisionSummary | undefined> =>
      retryWhileBusy(async () => {
        const latest = revisionsOf(db, document).select(summaryColumns).orderBy('number', 'desc').limit(1)
        const row = await latest.executeTakeFirst()
        return row && toSummary(row)
      }),

    latestRevision: <Name extends DocumentName>(document: Name): Promise<Revision<Name> | undefined> =>
      retryWhileBusy(async () => {
        const row = await latestRow(db, document)
        return row && toRevision(document, row)
      }),

    findRevision: <Name extends DocumentName>(
      document: Name,
      number: number,
      tx: Kysely<Tables> = db,
    ): Promise<Revision<Name> | undefined> =>
      retryWhileBusy(async () => {
        const row = await findRow(tx, document, number)
        return row && toRevision(document, row)
      }),

    /** Newest first. */
    listRevisions: (document: DocumentName): Promise<RevisionSummary[]> =>
      retryWhileBusy(async () => {
        const rows = await revisionsOf(db, document)
          .select(summaryColumns)
          .orderBy('number', 'desc')
          .execute()
        return rows.map(toSummary)
      }),

    /** The latest revision of every document. */
    latestSummaries: (tx: Kysely<Tables> = db): Promise<RevisionSummary[]> =>
      retryWhileBusy(async () => {
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
      }),

    /** @throws {Problem} `invalid_document` or `stale_revision`; the store is not changed then. */
    async saveRevision<Name extends DocumentName>(save: SaveOptions<Name>): Promise<Revision<Name>> {
      const { document, author, isExpected } = save
      const value = validDocument(document, save.value)

      return write(async (tx) => {
        const latest = await latestRow(tx, document)
        const number = latest?.number ?? 0
        if (isExpected && !isExpected(latest && toSummary(latest))) throw new Problem('stale_revision')
        save.permit?.(latest && toRevision(document, latest).value, value)
        if (save.onlyIfChanged && latest?.value === JSON.stringify(value)) return toRevision(document, latest)

        const revision = { document, number: number + 1, author, createdAt: now().toISOString(), value }
        await insertRevision(tx, revision)
        return revision
      })
    },

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
    announceRelease: (): Promise<void> => retryWhileBusy(async () => notifications?.announce(db)),

    /**
     * Subscribes to releases that other instances publish; does nothing on SQLite. @returns a function that
     * unsubscribes.
     */
    listen: (listener: NotificationListener): (() => void) => notifications?.listen(listener) ?? (() => {}),

    /** The latest recorded release, which visitors should see. */
    liveRelease: (): Promise<RecordedRelease | undefined> => retryWhileBusy(() => latestRelease(db)),

    /**
     * @param former Values that it shares with these revisions are not read again.
     * @throws {InvalidSnapshotError} naming every path of a document that no longer matches its schema.
     */
    loadSnapshot: (revisions: Revisions, former?: LoadedSnapshot): Promise<Snapshot> =>
      retryWhileBusy(() => readSnapshot(db, revisions, former)),

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
          await insertRevision(tx, { document, number: 1, author, createdAt, value: snapshot[document] })
        }
        return insertRelease(tx, firstRevisions, createdAt)
      })
    },

    close,
  }
}

const summaryColumns = ['document', 'number', 'author', 'created_at'] as const

const firstRevisions = Object.freeze(Object.fromEntries(documentNames.map((name) => [name, 1]))) as Revisions

async function latestRelease(db: Kysely<Tables>): Promise<RecordedRelease | undefined> {
  const row = await db.selectFrom('release').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row && toRecordedRelease(row)
}

async function insertRelease(
  db: Kysely<Tables>,
  revisions: Revisions,
  createdAt: string,
): Promise<RecordedRelease> {
  const id = ((await latestRelease(db))?.id ?? 0) + 1
  const row = { id, created_at: createdAt, revisions: JSON.stringify(revisions) }
  await db.insertInto('release').values(row).execute()
  return { id, createdAt, revisions }
}
