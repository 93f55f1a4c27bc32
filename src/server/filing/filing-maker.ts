import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { isShortAddress } from '#content/addresses/short-addresses.ts'
import { completeContent } from '#content/facts/complete-content.ts'
import { claimsOf, type DismissedFinding } from '#content/filing/claims.ts'
import { localTime } from '#content/hours/local-time.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'
import { checkMemory, printPage, withBrowserPage } from '../chromium/browser.ts'
import { type OwnFiles, ownFolder, serveToBrowser } from '../chromium/serve-to-browser.ts'
import type { PublicSite } from '../http/public-site.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Release } from '../releases/release.ts'
import type { Pages } from '../releases/renderer.ts'
import { sameRevisions } from '../store/recorded-release.ts'
import { claimsPage } from './claims-page.ts'
import { type Device, desktop, phone, photographPage } from './photograph.ts'
import { desktopSheet, type PicturedPage, phoneSheet, type SheetLayout, sheetsPage } from './sheets-page.ts'

type Pack = {
  readonly release: Release
  readonly pages: number
  readonly madeAt: Date
  readonly name: string
  readonly content: Buffer
}

export type MakeFiling = (options: {
  readonly dismissed: readonly DismissedFinding[]
  readonly onProgress: (done: number, total: number) => void
  readonly signal: AbortSignal
}) => Promise<Pack>

type Options = {
  readonly chromium: string
  readonly publisher: Pick<Publisher, 'live'>
  readonly site: Pick<PublicSite, 'respond'>
  readonly siteUrl: string
  /** For Chromium's temporary files. */
  readonly folder: string
}

/** Chromium needs more memory with every page, so it starts again after a few. */
const pagesPerBrowser = 10

/** Limits of a filing. A site of 10,000 articles would take hours. */
const maxPages = 250
const maxBytes = 160 * 1024 * 1024

/** The site has more pages than a filing may show, or their pictures are too large. */
export class FilingTooLargeError extends Error {
  override readonly name = 'FilingTooLargeError'
}

/** A publish while the filing was made mixed two states of the site. */
export class SiteChangedError extends Error {
  override readonly name = 'SiteChangedError'
}

/**
 * Makes the filing for the COFEPRIS with the system's Chromium: every page of the live release on a phone and on a
 * desktop, and the list of claims. Chromium reaches only a server of this process that knows nothing but the public
 * site.
 */
export const createFilingMaker =
  ({ chromium, publisher, site, siteUrl, folder }: Options): MakeFiling =>
  async ({ dismissed, onProgress, signal }) => {
    const release = publisher.live
    if (!release) throw new SiteChangedError('Nothing is published yet.')
    const { snapshot } = release
    const paths = pagePaths(release.pages)
    if (paths.length > maxPages) throw new FilingTooLargeError(`The site has ${paths.length} pages.`)
    const madeAt = new Date()
    const { date, time } = localTime(madeAt, snapshot['site-content'].doctorWorkInfo.timeZone)
    const day = `${spanishDate(date)}, ${time}`
    const claims = claimsPage({
      doctor: snapshot['site-content'].doctorInfo.name,
      siteUrl,
      day,
      groups: claimsOf(snapshot, dismissed),
    })

    checkMemory()
    const menu = { siteContent: completeContent(snapshot['site-content']) }
    // Islands request the menu. Chromium must not reach any other call.
    const ownFiles: OwnFiles = new Map([
      ['/api/site-content', { type: 'application/json', body: JSON.stringify(menu) }],
    ])
    const server = await serveToBrowser(site, ownFiles)
    const { origin } = server
    const browser = { path: chromium, origin, signal, folder }
    let done = 0
    let bytes = 0
    const total = paths.length * 2 + 1

    async function pictured(device: Device, label: string, layout: SheetLayout): Promise<Uint8Array> {
      const pages: PicturedPage[] = []
      for (let first = 0; first < paths.length; first += pagesPerBrowser) {
        await withBrowserPage(browser, async (page) => {
          for (const path of paths.slice(first, first + pagesPerBrowser)) {
            const screens = await photographPage(page, `http://${origin}${path}`, device)
            bytes += screens.reduce((sum, { length }) => sum + length, 0)
            if (bytes > maxBytes) throw new FilingTooLargeError('The pictures of the pages are too large.')
            pages.push({ path, screens: screens.map(addPicture) })
            done += 1
            onProgress(done, total)
          }
        })
      }
      const about = `${label} · ${day}`
      const sheets = await printed(sheetsPage({ pages, layout, siteUrl, about }))
      for (const address of pages.flatMap(({ screens }) => screens)) ownFiles.delete(address)
      return sheets
    }

    /** @returns the address of a picture for the sheets. */
    function addPicture(body: Uint8Array): string {
      const address = `${ownFolder}${ownFiles.size}.jpg`
      ownFiles.set(address, { type: 'image/jpeg', body })
      return address
    }

    function printed(html: string): Promise<Uint8Array> {
      const address = `${ownFolder}hojas`
      ownFiles.set(address, { type: 'text/html; charset=utf-8', body: html })
      return withBrowserPage(browser, (page) => printPage(page, `http://${origin}${address}`))
    }

    try {
      onProgress(done, total)
      const files = [
        { name: 'paginas-telefono.pdf', content: await pictured(phone, 'Teléfono', phoneSheet) },
        { name: 'paginas-computadora.pdf', content: await pictured(desktop, 'Computadora', desktopSheet) },
        { name: 'afirmaciones-y-comprobantes.pdf', content: await printed(claims) },
      ]
      if (!publisher.live || !sameRevisions(publisher.live.revisions, release.revisions))
        throw new SiteChangedError('The site was published meanwhile.')
      return {
        release,
        pages: paths.length,
        madeAt,
        name: `cofepris-${date}.zip`,
        content: await zipOf(files, madeAt),
      }
    } finally {
      server.close()
    }
  }

/** The pages that visitors can open, without files such as the sitemap. */
export const pagePaths = (pages: Pages): string[] =>
  pages.paths().filter((path) => !/\.\w+$/.test(path) && !path.startsWith('/api/') && !isShortAddress(path))

type PackFile = { readonly name: string; readonly content: Uint8Array }

/** Without compression, because PDF files are compressed already. */
function zipOf(files: readonly PackFile[], mtime: Date): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, content } of files) {
    // Shares the bytes of a large file.
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    zip.addBuffer(bytes, name, { mtime, compress: false })
  }
  zip.end()
  return buffer(zip.outputStream)
}
