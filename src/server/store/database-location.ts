/** Where everything is kept that the owner makes: a file of SQLite (or `:memory:`), or a database of PostgreSQL. */
export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** What `DATABASE_URL` says: `file:<path>` or `postgres://user:password@host/database`. */
export function readDatabaseUrl(value: string): DatabaseLocation | undefined {
  if (/^file:./.test(value)) return { kind: 'sqlite', file: value.slice('file:'.length) }
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) return undefined
  return new URL(value).pathname.length > 1 ? { kind: 'postgres', url: value } : undefined
}

/** For messages: without the password, nor who has it. */
export function nameOfDatabase(location: DatabaseLocation): string {
  if (location.kind === 'sqlite') return location.file
  const { protocol, host, pathname } = new URL(location.url)
  return `${protocol}//${host}${pathname}`
}
