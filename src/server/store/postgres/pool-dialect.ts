import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { noteStoreError, refuseNul } from '../store-errors.ts'
import { retryWhileBusy } from '../transact.ts'
import { timeouts } from './connection-settings.ts'
import { isConnectionLost, named } from './postgres-errors.ts'

/** Key of the advisory lock for writing to this database. The number is arbitrary. */
const writersLock = 26_112_012

/** Kysely's PostgreSQL dialect. It throws named errors and drops connections that are no longer usable. */
export function poolDialect(pool: Pool): PostgresDialect {
  return new PostgresDialect({ pool: adapt(pool) })
}

function adapt(pool: Pool): PostgresPool {
  return {
    async connect() {
      try {
        return wrapClient(await pool.connect())
      } catch (error) {
        const reason = named(error)
        noteStoreError(reason)
        throw reason
      }
    },
    end: () => pool.end(),
  }
}

function wrapClient(client: PoolClient): PostgresPoolClient {
  let isLost = false
  let isInTransaction = false

  async function run(text: string, values: readonly unknown[] = []) {
    for (const value of values) if (typeof value === 'string') refuseNul(value)
    // Only the columns of this name hold megabytes.
    const query_timeout = /\bcontent\b/.test(text) ? timeouts.largeQuery : timeouts.query
    const timed: QueryConfig & { query_timeout: number } = { text, values: [...values], query_timeout }
    try {
      return await client.query(timed)
    } catch (error) {
      isLost ||= isConnectionLost(error)
      throw named(error)
    }
  }

  /**
   * Transactions started this way are for writing, and they run one at a time, as with SQLite. What a transaction
   * reads first, such as the latest number, is therefore still true when it writes.
   */
  async function begin() {
    const begun = await run('begin')
    try {
      await run('select pg_advisory_xact_lock($1)', [writersLock])
      return begun
    } catch (error) {
      isLost = true
      throw error
    }
  }

  async function end(command: 'commit' | 'rollback') {
    isInTransaction = false
    // The server has already rolled back a lost connection, and another error would hide the original one.
    return isLost && command === 'rollback' ? { command: 'ROLLBACK', rowCount: 0, rows: [] } : run(command)
  }

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(text: unknown, values?: readonly unknown[]): unknown {
    if (typeof text !== 'string') throw new Error('Streaming is not supported here.')
    isInTransaction ||= /^(?:begin|start transaction)\b/.test(text)
    if (text === 'begin') return begin()
    if (text === 'commit' || text === 'rollback') return end(text)
    // `transact` repeats whole transactions.
    return isInTransaction ? run(text, values) : retryWhileBusy(() => run(text, values))
  }

  return { query, release: () => client.release(isLost) }
}
