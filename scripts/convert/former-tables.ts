import type { ColumnType } from 'kysely'
import type { Tables } from '#server/store/tables.ts'

/** Number of the form of a stored value in version 0.1: see `upcast/formats.ts`. */
type Formatted = { readonly format: number }

/** The tables of version 0.1 that the conversion changes, with the columns that it needs. */
export type FormerTables = {
  kysely_migration: { name: string; timestamp: string }
  revision: Formatted & {
    document: string
    number: number
    author: string
    created_at: string
    value: string
    sent: string | null
  }
  entry_revision: Formatted & {
    document: string
    entry: string
    number: number
    author: string
    created_at: string
    id: string
    title: string
    value: string | null
  }
  /** Joined drafts are written to the table of this version, which has no account and no format. */
  draft: {
    account: ColumnType<string, string | undefined>
    format: ColumnType<number, number | undefined>
    document: string
    entry: string
    version: string
    saved_at: string
    changes: number
    base_tag: string | null
    base: string
    value: string
  }
  draft_change: Omit<Tables['draft_change'], 'document'> & { document: string }
  set_aside: Tables['set_aside']
  left_out: { account: string; document: string; entry: string; thing: string }
  user: { id: string; name: string; email: string; role: string; createdAt: string | Date }
  draft_link: { id: string; drafts: string }
  dated_change: { id: string; parts: string; state: string }
}
