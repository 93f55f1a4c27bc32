import { type ClientConfig, types } from 'pg'

/** As which PostgreSQL knows every connection of this program. */
export const applicationName = 'consultorio'

/** In ms. Who waits is the owner, or a caller of `/readyz`: visitors never do. */
export const timeouts = {
  connect: 3_000,
  query: 8_000,
  lock: 5_000,
  largeQuery: 60_000,
  idleTransaction: 120_000,
}

/**
 * Values as SQLite has them, so that all else is the same on both engines: times as ISO 8601 text, whether something
 * is so as 1 or 0.
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
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.query,
    // The server's own: a connection that was given up must not go on holding locks.
    statement_timeout: timeouts.largeQuery,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleTransaction,
    types: { getTypeParser: (oid, format) => readers.get(oid) ?? types.getTypeParser(oid, format) },
  }
}
