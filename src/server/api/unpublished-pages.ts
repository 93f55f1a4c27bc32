import type { FastifyReply } from 'fastify'
import { basePaths } from '#content/addresses/page-documents.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { isRunning } from '#content/entries/page-days.ts'
import { localTime, momentOf } from '#content/hours/local-time.ts'
import { Problem } from '../problems/problem.ts'
import type { Release } from '../releases/release.ts'
import type { Page } from '../releases/renderer.ts'
import type { Revisions } from '../store/recorded-release.ts'
import type { Api } from './api.ts'

/** @throws {Problem} `not_ready` before the first release. */
export function liveRelease({ publisher }: Pick<Api, 'publisher'>): Release {
  if (!publisher.live) throw new Problem('not_ready')
  return publisher.live
}

/** What is published. @param revisions Takes these instead of the published ones. */
export async function publishedSnapshot(
  { store, publisher }: Pick<Api, 'store' | 'publisher'>,
  revisions: Partial<Revisions> = {},
): Promise<Snapshot> {
  const live = liveRelease({ publisher })
  return store.loadSnapshot({ ...live.revisions, ...revisions }, live)
}

/** The latest saved revision of every document. */
export async function savedSnapshot(api: Pick<Api, 'store' | 'publisher'>): Promise<Snapshot> {
  const saved = await api.store.latestSummaries()
  return publishedSnapshot(api, Object.fromEntries(saved.map(({ document, number }) => [document, number])))
}

/** The snapshot on a day on which the page of her own at this path runs: its owner reads it before and after its days. */
export function onItsDays(snapshot: Snapshot, path: string): Snapshot {
  const page = snapshot.pages.find(({ id }) => path === `${basePaths.pages}/${id}`)
  const { timeZone } = snapshot['site-content'].doctorWorkInfo
  if (!page || isRunning(page, localTime(snapshot.moment, timeZone).date)) return snapshot
  return { ...snapshot, moment: momentOf({ date: page.from || page.until, time: '12:00' }, timeZone) }
}

/** A page of a snapshot that is not published. A former address gives the page that it leads to. */
export function unpublishedPage(renderer: Api['renderer'], snapshot: Snapshot, path: string): Page {
  const pages = renderer.open(onItsDays(snapshot, path))
  const found = pages.render(path)
  const page = (found?.status === 308 ? pages.render(`${found.location}`) : found) ?? pages.notFound()
  if (!page.contentType.startsWith('text/html')) throw new Problem('not_found')
  return page
}

export type SentPage = Pick<
  Page,
  'status' | 'contentType' | 'body' | 'styleHashes' | 'scriptHashes' | 'frameSources'
>

/** Neither browsers nor shared caches store the page. */
export const sendUnpublishedPage = (
  reply: FastifyReply,
  security: Api['security'],
  page: SentPage,
  robots: string,
): FastifyReply =>
  reply
    .code(page.status)
    .headers(security.forPage(page))
    .headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': robots })
    .type(page.contentType)
    .send(page.body)
