import type { Snapshot } from '#content/documents/snapshot.ts'
import { Problem } from '../problems/problem.ts'
import type { Release } from '../releases/release.ts'
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
