import { SaxesParser } from 'saxes'

/** Addresses of a sitemap: of pages, or of further sitemaps. */
export type Sitemap = { readonly pages: readonly string[]; readonly sitemaps: readonly string[] }

/** Addresses of one sitemap that are read. The protocol allows 50,000, and no practice has so many pages. */
const maxAddresses = 2000

/** Reads a sitemap or an index of sitemaps. Undefined if the text is none. */
export function readSitemap(xml: string): Sitemap | undefined {
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
export const sitemapsIn = (robots: string): string[] =>
  robots.split(/\r?\n/).flatMap((line) => /^sitemap:\s*(\S+)/i.exec(line.trim())?.[1] ?? [])
