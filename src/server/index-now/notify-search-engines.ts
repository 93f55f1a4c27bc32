import type { Release } from '../releases/release.ts'
import type { Pages } from '../releases/renderer.ts'
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
  readonly onError: (error: unknown) => void
  readonly send?: Send
}

/** Addresses in one notification at most, by the protocol. */
const maxUrls = 10_000

/**
 * Tells the search engines of IndexNow which pages changed with each release (https://www.indexnow.org/documentation).
 * A failure is only logged: the sitemap tells the same later.
 */
export function notifySearchEngines({ siteUrl, onError, send = post }: Options) {
  let known: ReadonlyMap<string, string> | undefined

  return async ({ pages }: Pick<Release, 'pages'>): Promise<void> => {
    const listed = isOpen(pages.snapshot, siteUrl) ? changesOf(pages) : new Map<string, string>()
    const former = known
    known = listed
    // What changed before this process started was told by another one.
    if (!former) return
    const changed = [...listed]
      .filter(([url, changedAt]) => former.get(url) !== changedAt)
      .map(([url]) => url)
    const removed = [...former.keys()].filter((url) => !listed.has(url))
    const urlList = [...changed, ...(listed.size > 0 ? removed : [])].slice(0, maxUrls)
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
function changesOf(pages: Pages): ReadonlyMap<string, string> {
  const { body = '' } = pages.render('/sitemap.xml') ?? {}
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
