import { SaxesParser } from 'saxes'
import { OldSiteError } from '../found-site.ts'
import { decodeExport } from './decode-export.ts'

/** An item of the file: a page, a picture, a draft, a menu. Its texts are neither cleaned nor checked. */
export type WordpressItem = {
  /** By the name of their element: `wp:post_id`. */
  readonly texts: Map<string, string>
  /** What WordPress, themes and plugins store beside it. */
  readonly meta: Map<string, string>
  /** The language that the plugin Polylang names, or an empty text. */
  language: string
  comments: number
}

/** WordPress nests elements 6 deep. */
const maxDepth = 12
/** Characters of one text. A page built with a page builder has some 100,000. */
const maxText = 4_000_000
/** Everything that the file has: pages, pictures, drafts, versions, menus. */
const maxItems = 100_000
/** Characters that are read at once. The browser stays free between two pieces. */
const pieceLength = 256 * 1024

const again = 'Vuelva a exportarlo desde WordPress y elíjalo otra vez.'

const noExport = () =>
  new OldSiteError(
    'Este archivo no es una exportación de WordPress. Expórtela en WordPress, en Herramientas › Exportar › Todo el contenido, y elija el archivo que termina en .xml.',
  )

/**
 * The items of the file that WordPress exports (WXR, an RSS feed with elements of its own). What plugins left almost as
 * XML is read as browsers do: text before the root, a bare `&` or `<`, entities of HTML, characters that XML forbids.
 * @throws {OldSiteError} for another file, or one that is cut, declares entities, or exceeds a limit.
 */
export async function readItems(file: Blob, signal?: AbortSignal) {
  const parser = new SaxesParser({ xmlns: false })
  const open: { name: string; text: string }[] = []
  const channel = new Map<string, string>()
  const items: WordpressItem[] = []
  let item = newItem()
  let metaKey = ''
  let hasEnded = false

  const addText = (text: string) => {
    const element = open.at(-1)
    if (!element) return
    element.text += text
    if (element.text.length > maxText) {
      throw new OldSiteError(
        `Un texto del archivo es más largo que cualquier página: pasa de 4 millones de letras. ${again}`,
      )
    }
  }
  parser.on('error', ({ message }) => {
    // Other errors leave the text as it is written.
    if (!hasEnded && /close tag|closing tag/.test(message)) {
      throw new OldSiteError(`El archivo está dañado cerca del renglón ${parser.line}. ${again}`)
    }
  })
  parser.on('doctype', (declared) => {
    if (/<!ENTITY/i.test(declared)) {
      throw new OldSiteError('El archivo define entidades propias, que WordPress no usa.')
    }
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (hasEnded) return
    if (open.length === maxDepth) throw new OldSiteError(`El archivo tiene demasiados niveles. ${again}`)
    open.push({ name, text: '' })
    if (attributes.domain === 'language') item.language = attributes.nicename ?? ''
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const [, , parent] = open
    const { name = '', text = '' } = open.pop() ?? {}
    hasEnded = open.length === 0
    if (open.length === 2 && name === 'item') {
      items.push(item)
      item = newItem()
      // A feed of news is RSS too.
      if (!isExport(channel, items)) throw noExport()
      if (items.length > maxItems) {
        throw new OldSiteError(
          `El archivo trae más de ${maxItems} elementos. En WordPress, exporte solo las páginas o solo los artículos.`,
        )
      }
    } else if (open.length === 2) channel.set(name, text.trim())
    else if (parent?.name === 'item' && open.length === 3) {
      item.texts.set(name, text.trim())
      if (name === 'wp:comment') item.comments += 1
    } else if (parent?.name === 'item' && open.length === 4) {
      if (name === 'wp:meta_key') metaKey = text
      if (name === 'wp:meta_value') item.meta.set(metaKey, text)
    }
  })

  const xml = almostXml(decodeExport(new Uint8Array(await file.arrayBuffer())))
  for (let from = 0; from < xml.length && !hasEnded; from += pieceLength) {
    signal?.throwIfAborted()
    parser.write(xml.slice(from, from + pieceLength))
    await new Promise((resolve) => setTimeout(resolve))
  }
  if (!hasEnded) {
    throw new OldSiteError(
      `El archivo está incompleto: termina antes de tiempo, en el renglón ${parser.line}. ${again}`,
    )
  }
  if (!isExport(channel, items)) throw noExport()
  return { address: channel.get('wp:base_blog_url') ?? channel.get('link') ?? '', items }
}

const newItem = (): WordpressItem => ({ texts: new Map(), meta: new Map(), language: '', comments: 0 })

const isExport = (channel: ReadonlyMap<string, string>, [first]: readonly WordpressItem[]): boolean =>
  channel.has('wp:wxr_version') || first?.texts.has('wp:post_id') === true

/** From the root on. What begins no tag and no entity is text. In CDATA this means the same, because that is HTML. */
function almostXml(written: string): string {
  const start = written.search(/<!DOCTYPE\s+rss[\s>]|<rss[\s>]/)
  if (start < 0) throw noExport()
  return written
    .slice(start)
    .replace(refusedByXml, ' ')
    .replace(/<(?![A-Za-z_:/!?])/g, '&lt;')
    .replace(/&(?!#?\w{1,32};)/g, '&amp;')
}

/** Control characters, which XML forbids and old texts contain. */
const refusedByXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu
