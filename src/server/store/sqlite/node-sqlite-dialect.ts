import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { takeTurns } from '../../process/waits.ts'
import { refuseNul } from '../store-errors.ts'
import { retryWhileBusy } from '../transact.ts'
import { named, naming, type ToNamed } from './sqlite-errors.ts'

/**
 * Kysely's SQLite dialect on top of `node:sqlite`.
 * @param toNamed converts errors of SQLite; by default to those of the site's database.
 */
export function nodeSqliteDialect(database: DatabaseSync, toNamed: ToNamed = named): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new WaitingDriver({ database: adapt(database, toNamed) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/**
 * SQLite can create tables within a transaction, though Kysely does not assume it. A killed process therefore
 * leaves no half-done migration.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Repeats single queries while another process holds SQLite's lock; `transact` repeats whole transactions. Queries also
 * take turns with other work: SQLite responds at once, so a call of hundreds of queries would keep visitors waiting
 * until its end.
 */
class WaitingDriver extends SqliteDriver {
  readonly #turn = takeTurns()

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new WaitingConnection(await super.acquireConnection(), this.#turn)
  }
}

class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #turn: () => Promise<void>

  constructor(connection: DatabaseConnection, turn: () => Promise<void>) {
    this.#connection = connection
    this.#turn = turn
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#turn()
    const execute = () => this.#connection.executeQuery<Row>(query)
    return query.sql === 'begin' ? execute() : retryWhileBusy(execute)
  }

  streamQuery<Row>(query: CompiledQuery, size?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, size)
  }
}

function adapt(database: DatabaseSync, toNamed: ToNamed): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => prepare(database, adjusted(database, sql), toNamed),
  }
}

function prepare(database: DatabaseSync, sql: string, toNamed: ToNamed): SqliteStatement {
  const statement = naming(() => database.prepare(sql), toNamed)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => naming(() => statement.all(...parameters.map(bindable)), toNamed),
    run: (parameters) => naming(() => statement.run(...parameters.map(bindable)), toNamed),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  }
}

function adjusted(database: DatabaseSync, sql: string): string {
  // Every transaction here writes. Taking the lock at the beginning avoids a read transaction that fails when it
  // becomes a write transaction.
  if (sql === 'begin') return 'begin immediate'
  // When the disk is full, SQLite has already rolled back. A second rollback would throw and hide the original
  // error.
  return sql === 'rollback' && !database.isTransaction ? 'select 1' : sql
}

/** Node takes a leading object, such as a `Date`, for named parameters, and binds NULL without an error. */
export function bindable(value: unknown): SQLInputValue {
  if (value === null || value instanceof Uint8Array) return value
  if (typeof value === 'string') refuseNul(value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  throw new TypeError(`SQLite cannot bind ${describe(value)}: pass text, a number, bytes or null.`)
}

function describe(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? `an object (${value.constructor?.name})`
    : `a ${typeof value}`
}
