import { loadDocument } from '#admin/api/documents.ts'
import { changeNext, type DraftList, loadNext, type NextPart } from '#admin/api/drafts.ts'
import { diff } from '#content/changes/diff.ts'
import { toSent } from '#content/documents/sent-change.ts'
import { type Page, page } from '#content/entries/page.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import type { FoundPage } from './found-site.ts'
import { formerPageOf, makeDrafts, type OwnContent, ownContent } from './make-drafts.ts'

/** What the site has already: its entries, and the pages of the next version. */
export async function loadOwnContent(
  { drafts }: Pick<DraftList, 'drafts'>,
  host: string,
): Promise<OwnContent> {
  const [pages, services, diseases, symptoms, ...drafted] = await Promise.all([
    loadDocument('pages').then(({ value }) => value),
    loadDocument('services').then(({ value }) => value),
    loadDocument('diseases').then(({ value }) => value),
    loadDocument('symptoms').then(({ value }) => value),
    ...drafts.filter(({ document }) => document === 'pages').map(loadNext),
  ])
  const values = drafted.map(({ value }) => value)
  return ownContent({ pages, services, diseases, symptoms }, values, host)
}

/** Drafts that an import stored. */
export type StoredDrafts = Awaited<ReturnType<typeof storeDrafts>>

/**
 * Makes drafts of pages of the former site. A draft that is here already stays as it is. If it is stopped or fails, what
 * has come stays, and the next import brings the rest.
 * @param pictures Paths of their pictures on this site.
 */
export async function storeDrafts(
  pages: readonly FoundPage[],
  own: OwnContent,
  pictures: ReadonlyMap<string, string>,
  signal: AbortSignal,
) {
  const stored: { entry: string; version: string }[] = []
  /** Titles of pages that could not become drafts, and of those with a link to a page that does not come. */
  const [failed, withLostLinks]: [string[], string[]] = [[], []]
  const fresh = pages.filter((found) => own.pageOf(found) === undefined)
  for (const { found, value, losesLinks } of makeDrafts(fresh, own, (url) => pictures.get(url) ?? '')) {
    signal.throwIfAborted()
    const entry = `nueva.${formerPageOf(found, own.host)}`
    const version = value && (await storeDraft(entry, value))
    if (!value) failed.push(found.fields.title)
    if (version) stored.push({ entry, version })
    if (version && losesLinks) withLostLinks.push(found.fields.title)
  }
  return { stored, failed, withLostLinks }
}

/** @returns its version; undefined if the next version has that draft already. */
async function storeDraft(entry: string, value: Page): Promise<string | undefined> {
  if (await findDraft(entry)) return undefined
  const changes = diff(schemaTree(page), begin, value).map(toSent)
  const { version } = await changeNext({ document: 'pages', entry }, { begin, version: null, changes })
  return version ?? undefined
}

const begin = schemaTree(page).initial

async function findDraft(entry: string): Promise<NextPart | undefined> {
  const of = { document: 'pages', entry } as const
  return (await changeNext(of, { begin, version: null, changes: [] })).current
}

/** Removes the drafts of an import, except those that were edited after it. @returns how many were removed. */
export async function removeDrafts({ stored }: StoredDrafts): Promise<number> {
  let removed = 0
  for (const { entry, version } of stored) {
    const found = await findDraft(entry)
    if (found?.version !== version) continue
    const changes = diff(schemaTree(page), found.value, found.base).map(toSent)
    await changeNext({ document: 'pages', entry }, { version, changes })
    removed += 1
  }
  return removed
}
