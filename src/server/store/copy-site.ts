import { hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { OccupiedStoreError, UnfaithfulCopyError } from './store-errors.ts'
import type { Tables } from './tables.ts'

/** What a table held, and a hash of it that is the same on either engine. */
export type TableDigest = { readonly rows: number; readonly hash: string }
export type SiteDigest = Readonly<Record<keyof Tables, TableDigest>>

type Row = Readonly<Record<string, unknown>>
type TablePlan = {
  readonly key: readonly [string, ...string[]]
  /** How many rows are in memory at once: one, where each may be many megabytes. */
  readonly batch: number
}

/** Every table, after those that it refers to. */
const plans: Readonly<Record<keyof Tables, TablePlan>> = {
  revision: { key: ['document', 'number'], batch: 20 },
  release: { key: ['id'], batch: 200 },
  user: { key: ['id'], batch: 200 },
  account: { key: ['id'], batch: 200 },
  session: { key: ['id'], batch: 200 },
  twoFactor: { key: ['id'], batch: 200 },
  verification: { key: ['id'], batch: 200 },
  sign_in_attempt: { key: ['key'], batch: 200 },
  setup_link: { key: ['token_hash'], batch: 200 },
  passkey: { key: ['id'], batch: 200 },
  password_reset: { key: ['token_hash'], batch: 200 },
  known_device: { key: ['key'], batch: 200 },
  request_count: { key: ['key'], batch: 200 },
  media_source: { key: ['hash'], batch: 1 },
  media_item: { key: ['id'], batch: 200 },
  media_rendition: { key: ['version', 'format', 'width'], batch: 1 },
}
const tableNames = Object.keys(plans) as (keyof Tables)[]

/**
 * Copies a whole site, accounts and pictures too, from one store to another of the same version, whichever their
 * engines; all of it or nothing. What was written is read again and compared. The source stays as it is.
 * @throws {OccupiedStoreError} when the target holds a site already.
 * @throws {UnfaithfulCopyError} when a table came out different.
 */
export function copySite(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  onTable: (table: keyof Tables, rows: number) => void = () => {},
): Promise<SiteDigest> {
  return readingAtOnce(from, (source) =>
    to.transaction().execute(async (target) => {
      await refuseOccupied(target)
      return digests(async (name) => {
        const copied = await copyTable(name, source, target)
        const { rows, hash: written } = await digestTable(target, name)
        if (copied.rows !== rows || copied.hash !== written) throw unfaithful(name, copied.rows, rows)
        onTable(name, rows)
        return copied
      })
    }),
  )
}

/** What every table holds, at one moment. */
export const digestSite = (db: Kysely<Tables>): Promise<SiteDigest> =>
  readingAtOnce(db, (source) => digests((name) => digestTable(source, name)))

/** Nothing that another process writes meanwhile is seen. */
const readingAtOnce = <Result>(db: Kysely<Tables>, read: (source: Kysely<Tables>) => Promise<Result>) =>
  db.transaction().setIsolationLevel('repeatable read').execute(read)

async function digests(digest: (name: keyof Tables) => Promise<TableDigest>): Promise<SiteDigest> {
  const entries: [keyof Tables, TableDigest][] = []
  for (const name of tableNames) entries.push([name, await digest(name)])
  return Object.fromEntries(entries) as SiteDigest
}

async function refuseOccupied(target: Kysely<Tables>): Promise<void> {
  for (const name of tableNames) {
    const { rows } = await sql<Row>`select 1 from ${sql.table(name)} limit 1`.execute(target)
    if (rows.length > 0) throw new OccupiedStoreError('La base de datos de destino ya tiene un sitio.')
  }
}

/** Copies one table, with nothing removed or compared; gives what it held. */
export async function copyTable(
  name: keyof Tables,
  source: Kysely<Tables>,
  target: Kysely<Tables>,
): Promise<TableDigest> {
  const hashes: string[] = []
  for await (const rows of batches(source, name)) {
    await insertRows(target, name, rows)
    hashes.push(...rows.map(rowHash))
  }
  return digestOf(hashes)
}

async function digestTable(db: Kysely<Tables>, name: keyof Tables): Promise<TableDigest> {
  const hashes: string[] = []
  for await (const rows of batches(db, name)) hashes.push(...rows.map(rowHash))
  return digestOf(hashes)
}

async function* batches(db: Kysely<Tables>, name: keyof Tables): AsyncIterable<readonly Row[]> {
  const { key, batch } = plans[name]
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let after = sql`true`
  for (;;) {
    const page = sql<Row>`
      select * from ${sql.table(name)} where ${after} order by ${columns} limit ${sql.lit(batch)}`
    const { rows } = await page.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = sql`(${columns}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

async function insertRows(db: Kysely<Tables>, name: keyof Tables, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db)
}

/** The same whatever the order of the columns, and whichever class the engine's bytes are of. */
function rowHash(row: Row): string {
  const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
  return hash('sha256', JSON.stringify(columns.map(([column, value]) => [column, plain(value)])))
}

const plain = (value: unknown) => (value instanceof Uint8Array ? { sha256: hash('sha256', value) } : value)

/** The same whatever the order of the rows: engines sort text differently. */
function digestOf(rowHashes: readonly string[]): TableDigest {
  return { rows: rowHashes.length, hash: hash('sha256', [...rowHashes].sort().join('\n')) }
}

function unfaithful(table: string, expected: number, found: number): UnfaithfulCopyError {
  return new UnfaithfulCopyError(
    `La copia de «${table}» no es igual al original (${expected} filas; se escribieron ${found}).`,
  )
}
