import type { Snapshot } from '#content/snapshot.ts'
import type { Release } from '../releases/release.ts'
import type { Renderer } from '../releases/renderer.ts'
import { indexNowKey, isOpen, keyPath } from './key-file.ts'

/** Sends the notification. @throws if it is not accepted. */
type Send = (body: Notification) => Promise<void>

export type Notification = {
  readonly host: string
  readonly key: string
  readonly keyLocation: string
  readonly urlList: readonly string[]
}

type Options = {
  readonly siteUrl: string
  readonly renderer: Pick<Renderer, 'render'>
  readonly onError: (error: unknown) => void
  readonly send?: Send
}

/** Addresses in one notification at most, by the protocol. */
const maxUrls = 10_000

/**
 * Tells the search engines of IndexNow which pages changed with each release (https://www.indexnow.org/documentation).
 * A failure is only logged: the sitemap tells the same later.
 */
export function notifySearchEngines({ siteUrl, renderer, onError, send = post }: Options) {
  let known: ReadonlyMap<string, string> | undefined

  return async ({ snapshot }: Pick<Release, 'snapshot'>): Promise<void> => {
    const pages = isOpen(snapshot, siteUrl) ? pagesOf(renderer, snapshot) : new Map<string, string>()
    const former = known
    known = pages
    // What changed before this process started was told by another one.
    if (!former) return
    const changed = [...pages].filter(([url, changedAt]) => former.get(url) !== changedAt).map(([url]) => url)
    const removed = [...former.keys()].filter((url) => !pages.has(url))
    const urlList = [...changed, ...(pages.size > 0 ? removed : [])].slice(0, maxUrls)
    if (urlList.length === 0) return
    const { host } = new URL(siteUrl)
    const key = indexNowKey(siteUrl)
    try {
      await send({ host, key, keyLocation: `${siteUrl}${keyPath(siteUrl)}`, urlList })
    } catch (error) {
      onError(error)
    }
  }
}

/** Every page of the sitemap, with the time of its last change. */
function pagesOf(renderer: Pick<Renderer, 'render'>, snapshot: Snapshot): ReadonlyMap<string, string> {
  const { body = '' } = renderer.render(snapshot, '/sitemap.xml') ?? {}
  const entries = body.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)
  return new Map([...entries].map(([, url = '', changedAt = '']) => [url, changedAt]))
}

const endpoint = 'https://api.indexnow.org/indexnow'

async function post(body: Notification): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
    redirect: 'error',
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`IndexNow responded ${response.status}.`)
}
