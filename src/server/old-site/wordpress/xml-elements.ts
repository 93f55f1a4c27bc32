import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import { OldSiteError } from '../old-page.ts'

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
/** Characters of one text, tag or comment. A page built with a page builder has some 100,000. */
const maxText = 4_000_000
/** The most attributes of one element. WordPress writes 6. */
const maxAttributes = 100
const chunkBytes = 16 * 1024

/**
 * The elements of an XML file, each when it ends. Holds one chunk of the file and the texts of the open elements.
 * @throws {OldSiteError} for a file that is no XML, is cut, declares entities, or exceeds a limit.
 */
export async function* xmlElements(file: string, root: string): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false })
  const open: { name: string; attributes: Record<string, string>; texts: string[] }[] = []
  const ended: XmlElement[] = []
  let hasBegun = false
  /** Characters that the parser holds at most. */
  let held = 0
  let attributes = 0

  const addText = (text: string) => {
    held = 0
    open.at(-1)?.texts.push(text)
  }
  parser.on('doctype', () => {
    throw new OldSiteError(
      'El archivo define entidades propias, que WordPress no usa. No es una exportación de WordPress.',
    )
  })
  parser.on('opentagstart', () => {
    attributes = 0
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > maxAttributes) throw damaged(parser.line)
  })
  parser.on('opentag', ({ name, attributes }) => {
    held = 0
    if (open.length === 0 && name !== root) throw noExport()
    hasBegun = true
    if (open.length === maxDepth) throw new OldSiteError(`El archivo tiene demasiados niveles. ${again}`)
    open.push({ name, attributes, texts: [] })
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    held = 0
    const path = open.map(({ name }) => name)
    const element = open.pop()
    if (element) ended.push({ path, attributes: element.attributes, text: element.texts.join('') })
  })

  const write = (text: string) => {
    held += text.length
    try {
      parser.write(text.replace(refusedByXml, ' '))
    } catch (error) {
      if (error instanceof OldSiteError) throw error
      throw hasBegun ? damaged(parser.line, error) : noExport()
    }
    if (held > maxText) {
      throw new OldSiteError(
        `Un texto del archivo es más largo que cualquier página: pasa de 4 millones de letras. ${again}`,
      )
    }
  }

  let decoder: TextDecoder | undefined
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    decoder ??= decoderFor(chunk)
    write(decoder.decode(chunk, { stream: true }))
    yield* ended.splice(0)
  }
  if (!decoder) throw new OldSiteError(`El archivo está vacío. ${again}`)
  try {
    parser.close()
  } catch (error) {
    throw new OldSiteError(`El archivo está incompleto: termina antes de tiempo. ${again}`, { cause: error })
  }
}

const again = 'Vuelva a exportarlo desde WordPress y súbalo otra vez.'

/** Control characters, which XML forbids and old texts contain. */
const refusedByXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

export const noExport = () =>
  new OldSiteError(
    'Este archivo no es una exportación de WordPress. Expórtela en WordPress, en Herramientas › Exportar › Todo el contenido, y suba el archivo que termina en .xml.',
  )

const damaged = (line: number, cause?: unknown) =>
  new OldSiteError(`El archivo está dañado cerca del renglón ${line}. ${again}`, { cause })

/** Reads the name of the encoding in the first line. WordPress writes UTF-8; very old sites wrote that of their database. */
function decoderFor(beginning: Buffer): TextDecoder {
  const start = beginning.subarray(0, 200).toString('latin1')
  if (start.startsWith('PK\x03\x04') || start.startsWith('\x1f\x8b')) {
    throw new OldSiteError('El archivo está comprimido. Descomprímalo y suba el archivo que termina en .xml.')
  }
  // A UTF-16 file begins with its byte order mark.
  const marked = start.startsWith('ÿþ') ? 'utf-16le' : start.startsWith('þÿ') ? 'utf-16be' : undefined
  const named = /^(?:ï»¿)?\s*<\?xml[^>]*\sencoding=["']([\w-]+)/.exec(start)?.[1]
  if (!marked && !/^(?:ï»¿)?\s*</.test(start)) throw noExport()
  try {
    return new TextDecoder(marked ?? named ?? 'utf-8')
  } catch (error) {
    throw new OldSiteError(`El archivo dice que usa una escritura desconocida, «${named}». ${again}`, {
      cause: error,
    })
  }
}
