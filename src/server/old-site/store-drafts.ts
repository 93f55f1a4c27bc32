import { page } from '#content/entries/page.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { currentFormat } from '#content/stored/formats.ts'
import type { Drafts } from '../store/drafts.ts'
import { formerPageOf } from './draft-page.ts'
import type { makeDrafts } from './make-drafts.ts'

export type StoredPage = { title: string; draft: string; version: string; lost: string[] }

/**
 * Stores new pages as a person's drafts: all of them or none. A draft that she has already stays as it is.
 * @throws {Problem} `too_large` when she would have too many drafts.
 */
export async function storeDrafts(
  drafts: Drafts,
  account: string,
  made: ReturnType<typeof makeDrafts>,
): Promise<StoredPage[]> {
  const base = JSON.stringify(schemaTree(page).initial)
  const stored: StoredPage[] = []
  try {
    for (const { found, value, lost } of made) {
      const entry = `nueva.${formerPageOf(found)}`
      const summary = await drafts.store({
        account,
        subject: { document: 'pages', entry },
        basedOn: undefined,
        changes: 1,
        format: currentFormat('pages'),
        baseTag: null,
        base,
        value: JSON.stringify(value),
      })
      if (summary) stored.push({ title: value.title, draft: entry, version: summary.version, lost })
    }
    return stored
  } catch (error) {
    for (const { draft, version } of stored) {
      await drafts.remove(account, { document: 'pages', entry: draft }, version)
    }
    throw error
  }
}
