import { SaxesParser } from 'saxes'
import { OldSiteError } from '../found-site.ts'
import { decodeExport } from './decode-export.ts'

/** An item of the file: a page, a picture, a draft, a menu. Its texts are neither cleaned nor checked. */
export type WordpressItem = ReturnType<typeof newItem>

function newItem() {
  const texts = new Map<string, string>()
  return {
    texts,
    /** A text by the name of its element, such as `wp:post_id`; empty if the item does not have it. */
    text: (name: string) => texts.get(name) ?? '',
    /** What WordPress, themes and plugins store beside it. */
    meta: new Map<string, string>(),
    /** The language that the plugin Polylang names, or an empty text. */
    language: '',
    comments: 0,
  }
}

/** Characters that are read at once. The browser stays free between two pieces. */
const pieceLength = 256 * 1024

const noExport = () =>
  new OldSiteError(
    'Este archivo no es una exportación de WordPress. Expórtela en WordPress, en Herramientas › Exportar › Todo el contenido, y elija el archivo que termina en .xml.',
  )

const damaged = () =>
  new OldSiteError(
    'El archivo está dañado o incompleto. Vuelva a exportarlo desde WordPress y elíjalo otra vez.',
  )

/**
 * The address of the site and the items of the file that WordPress exports (WXR, an RSS feed with elements of its own).
 * @throws {OldSiteError} for another file, or one that is damaged.
 */
export async function readItems(file: Blob, signal?: AbortSignal) {
  const parser = new SaxesParser({ xmlns: false })
  const open: { readonly name: string; text: string }[] = []
  const items: WordpressItem[] = []
  let item = newItem()
  let metaKey = ''
  let address = ''

  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('error', ({ message }) => {
    // Other errors leave the text as it is written.
    if (/close tag|closing tag|unclosed tag/.test(message)) throw damaged()
  })
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, text: '' })
    if (attributes.domain === 'language') item.language = attributes.nicename ?? ''
  })
  parser.on('closetag', () => {
    const { name = '', text = '' } = open.pop() ?? {}
    const parents = open.map((parent) => parent.name).join(' ')
    if (parents === 'rss channel') {
      if (name === 'link' || name === 'wp:base_blog_url') address = text.trim()
      if (name !== 'item') return
      items.push(item)
      item = newItem()
    } else if (parents === 'rss channel item') {
      item.texts.set(name, text.trim())
      if (name === 'wp:comment') item.comments += 1
    } else if (parents === 'rss channel item wp:postmeta') {
      if (name === 'wp:meta_key') metaKey = text
      if (name === 'wp:meta_value') item.meta.set(metaKey, text)
    }
  })

  const xml = almostXml(decodeExport(new Uint8Array(await file.arrayBuffer())))
  for (let from = 0; from < xml.length; from += pieceLength) {
    signal?.throwIfAborted()
    parser.write(xml.slice(from, from + pieceLength))
    await new Promise((resolve) => setTimeout(resolve))
  }
  parser.close()
  return { address, items }
}

/**
 * The root of the file. What plugins left almost as XML is read as browsers do: text around the root, a bare `&` or
 * `<`, entities of HTML, characters that XML forbids. In CDATA this means the same, because that is HTML.
 */
function almostXml(written: string): string {
  const start = written.search(/<rss[\s>]/)
  const end = written.lastIndexOf('</rss>')
  // A feed of news is RSS too.
  if (start < 0 || !/<wp:(?:wxr_version|post_id)>/.test(written)) throw noExport()
  if (end < start) throw damaged()
  return written
    .slice(start, end + '</rss>'.length)
    .replace(refusedByXml, ' ')
    .replace(/<(?![A-Za-z_:/!?])/g, '&lt;')
    .replace(/&(?!#?\w{1,32};)/g, '&amp;')
}

/** Control characters, which XML forbids and old texts contain. */
const refusedByXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu
