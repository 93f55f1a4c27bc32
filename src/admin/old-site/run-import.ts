import { loadDocument } from '#admin/api/documents.ts'
import { changeNext, type DraftList, loadNext, type NextPart } from '#admin/api/drafts.ts'
import { hasStatus } from '#admin/api/problem.ts'
import { diff } from '#content/changes/diff.ts'
import { toSent } from '#content/changes/sent-change.ts'
import { type Page, page } from '#content/entries/page.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { type FoundPage, type FoundSite, picturesOf } from './found-site.ts'
import { formerPageOf, makeDrafts, type OwnContent, ownContent } from './make-drafts.ts'
import type { MediaArchive } from './media-archive.ts'
import { takePicture } from './take-pictures.ts'

/** What an import brought. */
export type Report = {
  readonly pages: readonly {
    readonly title: string
    readonly draft: string
    readonly version: string
    readonly lost: readonly string[]
  }[]
  /** Titles of pages that could not become drafts. */
  readonly failedPages: readonly string[]
  readonly pictures: number
  readonly failedPictures: readonly { readonly url: string; readonly reason: string }[]
}

/** What the site has already: its entries, and this person's drafts of pages. */
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

type Options = {
  readonly chosen: readonly FoundPage[]
  readonly archive: MediaArchive | undefined
  readonly loadOwn: () => Promise<OwnContent>
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/**
 * Makes drafts of pages of the former site, with their pictures in the library. A draft that is here already stays as it
 * is. If it is stopped or fails, what has come stays, and the next import brings the rest.
 */
export async function runImport(site: FoundSite, options: Options): Promise<Report> {
  const { chosen, archive, loadOwn, signal, onProgress } = options
  const wanted = picturesOf(chosen)
  const paths = new Map<string, string>()
  const failedPictures: { url: string; reason: string }[] = []
  for (const [done, url] of wanted.entries()) {
    onProgress(done, wanted.length)
    const taken = await takePicture(url, { host: site.host, archive, signal })
    if ('path' in taken) paths.set(url, taken.path)
    else failedPictures.push({ url, reason: taken.failure })
  }
  // She may have edited meanwhile.
  const own = await loadOwn()
  const fresh = chosen.filter((page) => own.pageOf(page) === undefined)
  const pages: Report['pages'][number][] = []
  const failedPages: string[] = []
  for (const { found, value, lost } of makeDrafts(fresh, own, (url) => paths.get(url) ?? '')) {
    signal.throwIfAborted()
    const draft = `nueva.${formerPageOf(found, site.host)}`
    const version = value && (await storeDraft(draft, value))
    if (!value) failedPages.push(found.fields.title)
    else if (version) pages.push({ title: value.title, draft, version, lost })
  }
  return { pages, failedPages, pictures: paths.size, failedPictures }
}

/** @returns its version; undefined if the next version has that draft already. */
async function storeDraft(entry: string, value: Page): Promise<string | undefined> {
  if (await findDraft(entry)) return undefined
  const begin = schemaTree(page).initial
  const { version } = await changeNext(
    { document: 'pages', entry },
    { begin, version: null, changes: diff(schemaTree(page), begin, value).map(toSent) },
  )
  return version ?? undefined
}

async function findDraft(entry: string): Promise<NextPart | undefined> {
  try {
    return await loadNext({ document: 'pages', entry })
  } catch (error) {
    if (hasStatus(error, 404)) return undefined
    throw error
  }
}

/** Removes the drafts of an import, except those that were edited after it. @returns how many were removed. */
export async function undoImport({ pages }: Report): Promise<number> {
  let removed = 0
  for (const { draft: entry, version } of pages) {
    const found = await findDraft(entry)
    if (found?.version !== version) continue
    const changes = diff(schemaTree(page), found.value, found.base).map(toSent)
    await changeNext({ document: 'pages', entry }, { version, changes })
    removed += 1
  }
  return removed
}
