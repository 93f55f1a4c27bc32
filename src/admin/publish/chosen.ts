import type { StoredDraft } from '#admin/draft/stored-draft.ts'

/** A draft to publish, with the keys of the things that are left out. */
export type Chosen = { readonly stored: StoredDraft; readonly leftOut: ReadonlySet<string> }
