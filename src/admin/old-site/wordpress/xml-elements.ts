import { SaxesParser } from 'saxes'
import { OldSiteError } from '../found-site.ts'

/** An element that has ended. */
export type XmlElement = {
  /** Names of the elements around it, outermost first, and its own. */
  readonly path: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
  /** Its own text, without that of elements in it. */
  readonly text: string
}

/** WordPress nests elements 6 deep. */
const maxDepth = 12
/** Characters of one text. A page built with a page builder has some 100,000. */
const maxText = 4_000_000
/** Characters that are read at once. The browser stays free between two pieces. */
const pieceLength = 256 * 1024

const again = 'Vuelva a exportarlo desde WordPress y elíjalo otra vez.'

export const noExport = () =>
  new OldSiteError(
    'Este archivo no es una exportación de WordPress. Expórtela en WordPress, en Herramientas › Exportar › Todo el contenido, y elija el archivo que termina en .xml.',
  )

/**
 * The elements of an RSS file, each when it ends. What plugins left almost as XML is read as browsers do: text before the
 * root, a bare `&` or `<`, entities of HTML, characters that XML forbids.
 * @throws {OldSiteError} for a file that is no XML, is cut, declares entities, or exceeds a limit.
 */
export async function* xmlElements(written: string): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false })
  const open: { name: string; attributes: Record<string, string>; texts: string[]; length: number }[] = []
  const ended: XmlElement[] = []
  let hasEnded = false

  const addText = (text: string) => {
    const element = open.at(-1)
    if (!element) return
    element.texts.push(text)
    element.length += text.length
    if (element.length > maxText) {
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
    open.push({ name, attributes, texts: [], length: 0 })
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const path = open.map(({ name }) => name)
    const element = open.pop()
    hasEnded = open.length === 0
    if (element) ended.push({ path, attributes: element.attributes, text: element.texts.join('') })
  })

  const start = written.search(/<!DOCTYPE\s+rss[\s>]|<rss[\s>]/)
  if (start < 0) throw noExport()
  // What begins no tag and no entity is text. In CDATA this means the same, because that is HTML.
  const xml = written
    .slice(start)
    .replace(refusedByXml, ' ')
    .replace(/<(?![A-Za-z_:/!?])/g, '&lt;')
    .replace(/&(?!#?\w{1,32};)/g, '&amp;')
  for (let from = 0; from < xml.length; from += pieceLength) {
    parser.write(xml.slice(from, from + pieceLength))
    yield* ended.splice(0)
    if (hasEnded) return
    await new Promise((resolve) => setTimeout(resolve))
  }
  throw new OldSiteError(
    `El archivo está incompleto: termina antes de tiempo, en el renglón ${parser.line}. ${again}`,
  )
}

/** Control characters, which XML forbids and old texts contain. */
const refusedByXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu
