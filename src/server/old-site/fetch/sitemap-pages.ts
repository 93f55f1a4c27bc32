import { text } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import { FetchError } from './fetch-error.ts'
import type { SiteFetcher } from './site-fetcher.ts'

const usualPaths = ['/sitemap.xml', '/wp-sitemap.xml', '/sitemap_index.xml']
const maxSitemaps = 20
const maxBytes = 5 * 1024 * 1024

/** Sitemaps of lists: their pages have no text of their own. */
const isOfLists = ({ pathname }: URL) =>
  /taxonom|categor|tag|author|users/i.test(pathname.replace(/sitemap/gi, ''))

/** The pages of the site's sitemaps. None if it has no sitemap that can be read. */
export async function findSitemapPages(fetcher: SiteFetcher, site: URL): Promise<URL[]> {
  const robots = await textAt(fetcher, new URL('/robots.txt', site))
  const named = addressesOf(fetcher, site, sitemapsIn(robots))
  const candidates = named.length > 0 ? [named] : usualPaths.map((path) => [new URL(path, site)])
  for (const first of candidates) {
    const pages = await pagesOf(fetcher, first)
    if (pages.length > 0) return pages
  }
  return []
}

/** Follows indexes of sitemaps. */
async function pagesOf(fetcher: SiteFetcher, first: readonly URL[]): Promise<URL[]> {
  const pages: URL[] = []
  const queue = [...first]
  // The queue grows while it is read.
  for (const [index, url] of queue.entries()) {
    if (index >= maxSitemaps) break
    const found = readSitemap(await textAt(fetcher, url))
    if (!found) continue
    pages.push(...addressesOf(fetcher, url, found.pages))
    const further = addressesOf(fetcher, url, found.sitemaps).filter((each) => !isOfLists(each))
    queue.push(
      ...further.filter(({ href }) => !queue.some((known) => known.href === href)).slice(0, maxSitemaps),
    )
  }
  return pages
}

const addressesOf = ({ includes }: SiteFetcher, base: URL, addresses: readonly string[]): URL[] =>
  addresses
    .filter((address) => URL.canParse(address, base))
    .map((address) => new URL(address, base))
    .filter(includes)

/** Empty if there is no such file, as on many sites. */
async function textAt(fetcher: SiteFetcher, url: URL): Promise<string> {
  try {
    return await fetcher.fetch(url, maxBytes, ({ body }) => text(body))
  } catch (error) {
    if (error instanceof FetchError) return ''
    throw error
  }
}

/** Addresses of a sitemap: of pages, or of further sitemaps. */
type Sitemap = { readonly pages: readonly string[]; readonly sitemaps: readonly string[] }

/** Addresses of one sitemap that are read. The protocol allows 50,000, and no practice has so many pages. */
const maxAddresses = 2000

/** Reads a sitemap or an index of sitemaps. Undefined if the text is none. */
function readSitemap(xml: string): Sitemap | undefined {
  const found = { pages: [] as string[], sitemaps: [] as string[] }
  const open: string[] = []
  let isSitemap = false
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('A sitemap has no document type.')
  })
  parser.on('opentag', ({ name }) => {
    if (open.length === 0) isSitemap = ['urlset', 'sitemapindex'].includes(name)
    open.push(name)
    text = ''
  })
  parser.on('text', (part) => {
    if (open.at(-1) === 'loc') text += part
  })
  parser.on('cdata', (part) => {
    if (open.at(-1) === 'loc') text += part
  })
  parser.on('closetag', ({ name }) => {
    open.pop()
    const list = open.at(-1) === 'url' ? found.pages : open.at(-1) === 'sitemap' ? found.sitemaps : undefined
    if (name === 'loc' && list && list.length < maxAddresses) list.push(text.trim())
  })
  try {
    parser.write(xml.trimStart()).close()
  } catch {
    // What was found before the error is of use.
  }
  return isSitemap ? found : undefined
}

/** The sitemaps that a robots.txt names. */
const sitemapsIn = (robots: string): string[] =>
  robots.split(/\r?\n/).flatMap((line) => /^sitemap:\s*(\S+)/i.exec(line.trim())?.[1] ?? [])
