import { type ClientConfig, types } from 'pg'

/** In ms. Only an owner or a caller of `/readyz` waits for the database; visitors never do. */
export const timeouts = {
  connect: 3_000,
  query: 8_000,
  lock: 5_000,
  largeQuery: 60_000,
  idleTransaction: 120_000,
}

/**
 * Converts values to the form they have in SQLite, so that all other code is the same for both engines: times as
 * ISO 8601 text, booleans as 1 or 0.
 */
const readers = new Map<number, (text: string) => unknown>([
  [types.builtins.BOOL, (text) => (text === 't' ? 1 : 0)],
  [types.builtins.INT8, Number],
  [
    types.builtins.TIMESTAMPTZ,
    (text) => new Date(types.getTypeParser(types.builtins.TIMESTAMPTZ)(text)).toISOString(),
  ],
])

export function connectionSettings(url: string): ClientConfig {
  return {
    connectionString: url,
    // By this name, `is-in-use.ts` finds other processes of this program.
    application_name: 'consultorio',
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.query,
    // Timeouts that the server enforces: a connection that the client gave up must not keep holding locks.
    statement_timeout: timeouts.largeQuery,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleTransaction,
    types: { getTypeParser: (oid, format) => readers.get(oid) ?? types.getTypeParser(oid, format) },
  }
}
