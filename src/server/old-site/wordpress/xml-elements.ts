import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import { OldSiteError } from '../old-page.ts'
import { exportDecoder } from './decode-export.ts'
import { again, damaged, incomplete, noExport } from './export-errors.ts'
import { xmlMender } from './mend-xml.ts'

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
 * The elements of a file that is XML or almost, each when it ends. Holds one chunk of the file and the texts of the
 * open elements. What follows the root is not read.
 * @throws {OldSiteError} for a file that is no XML, is cut, declares entities, or exceeds a limit.
 */
export async function* xmlElements(file: string, root: string): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false })
  const open: { name: string; attributes: Record<string, string>; texts: string[] }[] = []
  const ended: XmlElement[] = []
  const { mend, end } = xmlMender()
  let hasBegun = false
  let hasEnded = false
  /** Characters that the parser holds at most. */
  let held = 0
  let attributes = 0

  const addText = (text: string) => {
    held = 0
    open.at(-1)?.texts.push(text)
  }
  parser.on('doctype', (declared) => {
    if (!/<!ENTITY/i.test(declared)) return
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
    hasEnded = open.length === 0
    if (element) ended.push({ path, attributes: element.attributes, text: element.texts.join('') })
  })

  const write = (text: string) => {
    held += text.length
    try {
      parser.write(text)
    } catch (error) {
      if (hasEnded) return
      if (error instanceof OldSiteError) throw error
      throw hasBegun ? damaged(parser.line, error) : noExport()
    }
    if (held > maxText) {
      throw new OldSiteError(
        `Un texto del archivo es más largo que cualquier página: pasa de 4 millones de letras. ${again}`,
      )
    }
  }

  let decode: ((chunk: Buffer) => string) | undefined
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    decode ??= exportDecoder(chunk)
    write(mend(decode(chunk)))
    yield* ended.splice(0)
    if (hasEnded) return
  }
  if (!decode) throw new OldSiteError(`El archivo está vacío. ${again}`)
  write(end())
  yield* ended.splice(0)
  if (hasEnded) return
  if (!hasBegun) throw noExport()
  throw incomplete(parser.line)
}
