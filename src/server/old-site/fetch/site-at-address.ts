import { buffer } from 'node:stream/consumers'
import type { Network } from '../../internet/public-request.ts'
import { type LeftOut, type OldItem, type OldSite, OldSiteError } from '../old-page.ts'
import { decodePage } from './decode-page.ts'
import { ElsewhereError, FetchError } from './fetch-error.ts'
import { pageKey, reasonAgainst } from './page-address.ts'
import { type ReadPage, readPage } from './read-page.ts'
import { bareHost, createSiteFetcher, type FetchLimits, type SiteFetcher } from './site-fetcher.ts'
import { findSitemapPages } from './sitemap-pages.ts'

const maxPages = 200
const maxPageBytes = 2 * 1024 * 1024
/** Requests for pages, lists and sitemaps together. */
const usual: Partial<FetchLimits> = { bytes: 200 * 1024 * 1024, requests: 600, timeout: 20_000 }
/** Addresses that are remembered, so that a site that invents links without end stays within memory. */
const maxKnown = 5000
/** As many pages as the fetcher reads at once. */
const batchSize = 2

type Options = {
  /** Addresses of one page of the former site, usually with both protocols. The first that responds is read. */
  readonly addresses: readonly URL[]
  readonly signal: AbortSignal
  readonly network?: Partial<Network> | undefined
  readonly limits?: Partial<FetchLimits>
}

/** Reads the pages of a site at its address: those of its sitemap, else those that its pages link to. */
export function readSiteAtAddress({ addresses, signal, network, limits }: Options): OldSite {
  const [site] = addresses
  if (!site) throw new OldSiteError('Escriba la dirección de su sitio anterior.')
  const fetcher = createSiteFetcher({ site, signal, network, limits: { ...usual, ...limits } })
  return {
    host: () => bareHost(site),
    async *items() {
      const known = new Set<string>()
      const waiting: URL[] = []
      const foundKeys = new Set<string>()
      let pages = 0

      /** Notes an address for reading. @returns what is to be said about one that is not read. */
      function note(url: URL): LeftOut[] {
        const name = pageKey(url)
        if (known.has(name) || known.size >= maxKnown) return []
        known.add(name)
        const reason = reasonAgainst(url)
        if (reason === undefined) waiting.push(url)
        return reason ? [{ reason, name }] : []
      }

      const start = await readStart(fetcher, addresses)
      const sitemap = await findSitemapPages(fetcher, start.url)
      const isFollowing = sitemap.length === 0
      known.add(pageKey(start.url))
      let batch: (ReadPage | LeftOut)[] = [start.page]
      for (const url of sitemap) yield* note(url).map(leftOutItem)

      while (batch.length > 0) {
        for (const read of batch) {
          if ('reason' in read) {
            yield leftOutItem(read)
            continue
          }
          const { item, key, links } = read
          if (isFollowing) for (const link of links) yield* note(link).map(leftOutItem)
          if (foundKeys.has(key)) continue
          foundKeys.add(key)
          known.add(key)
          if (item.type === 'page') pages += 1
          yield item
        }
        const next = waiting.splice(0, Math.min(batchSize, maxPages - pages))
        batch = await Promise.all(next.map((url) => readOne(fetcher, url)))
      }
      for (const url of waiting) yield leftOutItem({ reason: tooMany, name: pageKey(url) })
    },
  }
}

const tooMany = `Páginas de más: se leen ${maxPages} de un sitio`

const leftOutItem = (leftOut: LeftOut): OldItem => ({ type: 'leftOut', leftOut })

async function readOne(fetcher: SiteFetcher, url: URL): Promise<ReadPage | LeftOut> {
  try {
    return (await read(fetcher, url)).page
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return { reason: `Direcciones que no se leyeron: ${error.message}`, name: pageKey(url) }
  }
}

/** @throws {OldSiteError} because without its first page nothing can be said about a site. */
async function readStart(
  fetcher: SiteFetcher,
  [address, ...others]: readonly URL[],
): ReturnType<typeof read> {
  if (!address) throw new OldSiteError('Escriba la dirección de su sitio anterior.')
  try {
    return await read(fetcher, address)
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    if (others.length > 0) return readStart(fetcher, others)
    const words =
      error instanceof ElsewhereError
        ? `${address.host} lleva a otro sitio: ${error.origin}. Si es el suyo, escriba esa dirección.`
        : `No se pudo leer ${address.host}. ${error.message}`
    throw new OldSiteError(words, { cause: error })
  }
}

const read = (fetcher: SiteFetcher, address: URL) =>
  fetcher.fetch(address, maxPageBytes, async ({ url, type, body }) => {
    if (!/^(?:text\/html|application\/xhtml\+xml|$)/i.test(type))
      throw new FetchError('No es una página de texto.')
    const source = decodePage(await buffer(body), type)
    return { url, page: readPage(source, url, fetcher.includes) }
  })
