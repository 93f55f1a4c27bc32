import { hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isPostgres, readContent } from './blob.ts'
import { OccupiedStoreError, UnfaithfulCopyError } from './store-errors.ts'
import type { Tables } from './tables.ts'

/** Number of rows in a table and a hash of them, which is the same on both engines. */
type TableDigest = { readonly rows: number; readonly hash: string }
export type SiteDigest = Readonly<Record<keyof Tables, TableDigest>>

type Row = Readonly<Record<string, unknown>>
type TablePlan = {
  readonly key: readonly [string, ...string[]]
  /** Rows per query, 200 by default. All of them are in memory at once and must arrive within the timeout of one query. */
  readonly batch?: number
  /** The columns other than `content`, whose bytes are read separately. */
  readonly beside?: readonly string[]
}

export type CopyOptions = {
  /** Whether to copy the rows of a table. Default: all tables. */
  readonly includes?: (table: keyof Tables) => boolean
  /** SQL condition that selects the rows of a table to copy; the row is named `own`. Undefined: all rows. */
  readonly rows?: (table: keyof Tables) => string | undefined
  /**
   * Called with the hash of each picture, or the id of each private file, whose bytes the database can no longer read;
   * the rest is copied. Without it, the copy fails.
   */
  readonly onUnreadable?: (key: string) => void
}

/** All tables, each after the tables it refers to. */
const plans: Readonly<Record<keyof Tables, TablePlan>> = {
  revision: { key: ['document', 'number'], batch: 5 },
  entry_revision: { key: ['document', 'entry', 'number'], batch: 50 },
  former_id: { key: ['document', 'id'] },
  private_file: { key: ['id'], batch: 1, beside: ['id', 'name', 'type', 'created_at'] },
  release: { key: ['id'] },
  launch: { key: ['launched_at'] },
  privacy_version: { key: ['since'] },
  dismissed_check: { key: ['key'] },
  checklist: { key: ['id'] },
  user: { key: ['id'] },
  account: { key: ['id'] },
  session: { key: ['id'] },
  twoFactor: { key: ['id'] },
  verification: { key: ['id'] },
  sign_in_attempt: { key: ['key'] },
  spent_code: { key: ['key'] },
  setup_link: { key: ['token_hash'] },
  invitation: { key: ['id'] },
  passkey: { key: ['id'] },
  password_reset: { key: ['token_hash'] },
  recovery_code: { key: ['code_hash'] },
  request_count: { key: ['key'] },
  media_source: {
    key: ['hash'],
    batch: 1,
    beside: ['hash', 'width', 'height', 'uploaded_bytes', 'color', 'created_at'],
  },
  media_item: { key: ['id'] },
  media_former: { key: ['item_id', 'replaced_at'] },
  media_rendition: {
    key: ['version', 'format', 'width'],
    batch: 1,
    beside: ['version', 'format', 'width', 'created_at'],
  },
  draft: { key: ['document', 'entry'], batch: 20 },
  draft_change: { key: ['document', 'entry', 'key'] },
  draft_link: { key: ['id'], batch: 10 },
  visit_count: { key: ['week', 'page', 'metric'] },
  dated_change: { key: ['id'], batch: 10 },
  discontinued: { key: ['feature'] },
  set_aside: { key: ['id'] },
}
const tableNames = Object.keys(plans) as (keyof Tables)[]

/**
 * Copies a site, with accounts and pictures, between two stores of the same version, on any engine. The copy is one
 * transaction. Reads the written rows again and compares them. Does not change the source.
 * @throws {OccupiedStoreError} when the target already holds a site.
 * @throws {UnfaithfulCopyError} when a copied table differs from the original.
 */
export function copySite(
  source: Kysely<Tables>,
  to: Kysely<Tables>,
  { includes = () => true, ...options }: CopyOptions = {},
): Promise<void> {
  return to.transaction().execute(async (target) => {
    await refuseOccupied(target)
    for (const name of tableNames.filter(includes)) {
      const copied = await copyTable(name, source, target, options)
      const written = await digestTable(target, name)
      if (copied.rows !== written.rows || copied.hash !== written.hash)
        throw unfaithful(name, copied.rows, written.rows)
    }
  })
}

/** Digests of all tables, read from one consistent snapshot. */
export const digestSite = (db: Kysely<Tables>): Promise<SiteDigest> =>
  readingAtOnce(db, async (source) => {
    const entries: [keyof Tables, TableDigest][] = []
    for (const name of tableNames) entries.push([name, await digestTable(source, name)])
    return Object.fromEntries(entries) as SiteDigest
  })

/** Reads what is stored at one moment. Others can read and write meanwhile. */
export function readingAtOnce<Result>(
  db: Kysely<Tables>,
  read: (source: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (source) => {
    await sql`${sql.raw(isPostgres(db) ? 'begin isolation level repeatable read' : 'begin deferred')}`.execute(
      source,
    )
    try {
      return await read(source)
    } finally {
      await sql`rollback`.execute(source).catch(() => {})
    }
  })
}

async function refuseOccupied(target: Kysely<Tables>): Promise<void> {
  for (const name of tableNames) {
    const { rows } = await sql<Row>`select 1 from ${sql.table(name)} limit 1`.execute(target)
    if (rows.length > 0) throw new OccupiedStoreError('La base de datos de destino ya tiene un sitio.')
  }
}

type TableOptions = Pick<CopyOptions, 'rows' | 'onUnreadable'>

/** Copies one table without comparing the result. @returns the digest of the copied rows. */
export async function copyTable(
  name: keyof Tables,
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  options: TableOptions = {},
): Promise<TableDigest> {
  const hashes: string[] = []
  for await (const rows of batches(source, name, options)) {
    // A picture cannot be kept without its source. Documents that show it are not changed.
    const copied = name === 'media_item' ? await withSource(target, rows) : rows
    if (copied.length > 0) await insertRows(target, name, copied)
    hashes.push(...copied.map(rowHash))
  }
  return digestOf(hashes)
}

async function withSource(target: Kysely<Tables>, rows: readonly Row[]): Promise<readonly Row[]> {
  const sources = await target.selectFrom('media_source').select('hash').execute()
  const known = new Set(sources.map(({ hash }) => hash))
  return rows.filter(({ source_hash: source }) => known.has(String(source)))
}

async function digestTable(db: Kysely<Tables>, name: keyof Tables): Promise<TableDigest> {
  const hashes: string[] = []
  for await (const rows of batches(db, name)) hashes.push(...rows.map(rowHash))
  return digestOf(hashes)
}

async function* batches(
  db: Kysely<Tables>,
  name: keyof Tables,
  { rows: chosenRows, onUnreadable }: TableOptions = {},
): AsyncIterable<readonly Row[]> {
  const { key, batch = 200, beside } = plans[name]
  const keyColumns = sql.join(key.map((column) => sql.ref(column)))
  const columns = beside ? sql.join(beside.map((column) => sql.ref(column))) : sql`*`
  const chosen = sql.raw(chosenRows?.(name) ?? 'true')
  let after = sql`true`
  for (;;) {
    const page = sql<Row>`
      select ${columns} from ${sql.table(name)} as own where ${after} and ${chosen}
      order by ${keyColumns} limit ${sql.lit(batch)}`
    const { rows } = await page.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield beside ? await withContents(db, name, rows, onUnreadable) : rows
    after = sql`(${keyColumns}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

/** Adds the bytes to rows that were read without them. */
async function withContents(
  db: Kysely<Tables>,
  name: keyof Tables,
  rows: readonly Row[],
  onUnreadable: CopyOptions['onUnreadable'],
): Promise<readonly Row[]> {
  const whole: Row[] = []
  for (const row of rows) {
    const key = Object.fromEntries(plans[name].key.map((column) => [column, row[column]]))
    const read = () => readContent(db, name, key)
    const content = onUnreadable ? await unlessUnreadable(db, row, read, onUnreadable) : await read()
    if (content) whole.push({ ...row, content })
  }
  return whole
}

/** A failed query aborts its transaction, so a savepoint limits the failure to one row. */
async function unlessUnreadable(
  db: Kysely<Tables>,
  row: Row,
  read: () => Promise<Buffer | undefined>,
  onUnreadable: (key: string) => void,
): Promise<Buffer | undefined> {
  await sql`savepoint picture`.execute(db)
  try {
    return await read()
  } catch (cause) {
    // If the rollback fails too, the database is unavailable, not one row unreadable.
    await sql`rollback to savepoint picture`.execute(db).catch(() => {
      throw cause
    })
    // Renditions are not reported, because they can be made again.
    const key = row.hash ?? row.id
    if (key !== undefined) onUnreadable(String(key))
    return undefined
  } finally {
    await sql`release savepoint picture`.execute(db).catch(() => {})
  }
}

async function insertRows(db: Kysely<Tables>, name: keyof Tables, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db)
}

/** Does not depend on the column order or on the class in which the engine returns bytes. */
function rowHash(row: Row): string {
  const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
  return hash('sha256', JSON.stringify(columns.map(([column, value]) => [column, plain(value)])))
}

const plain = (value: unknown) => (value instanceof Uint8Array ? { sha256: hash('sha256', value) } : value)

/** Does not depend on the row order, because engines sort text differently. */
function digestOf(rowHashes: readonly string[]): TableDigest {
  return { rows: rowHashes.length, hash: hash('sha256', [...rowHashes].sort().join('\n')) }
}

function unfaithful(table: string, expected: number, found: number): UnfaithfulCopyError {
  return new UnfaithfulCopyError(
    `La copia de «${table}» no es igual al original (${expected} filas; se escribieron ${found}).`,
  )
}
