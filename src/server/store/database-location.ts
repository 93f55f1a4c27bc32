/** Where the site's data is stored: an SQLite file (or `:memory:`), or a PostgreSQL database. */
export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** Path of the SQLite file; undefined for a database in memory or on PostgreSQL. */
export const fileOfDatabase = (location: DatabaseLocation): string | undefined =>
  location.kind === 'sqlite' && location.file !== ':memory:' ? location.file : undefined

/** Parses `DATABASE_URL`: `file:<path>` or `postgres://user:password@host/database`. */
export function readDatabaseUrl(value: string): DatabaseLocation | undefined {
  if (/^file:./.test(value)) return { kind: 'sqlite', file: value.slice('file:'.length) }
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) return undefined
  return new URL(value).pathname.length > 1 ? { kind: 'postgres', url: value } : undefined
}

/** Name for messages, without user and password. */
export function nameOfDatabase(location: DatabaseLocation): string {
  if (location.kind === 'sqlite') return location.file
  const { protocol, host, pathname } = new URL(location.url)
  return `${protocol}//${host}${pathname}`
}
