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
  draft: Formatted & { account: string; document: string; entry: string; base: string; value: string }
  draft_link: { id: string; drafts: string }
  dated_change: { id: string; parts: string; state: string }
}
