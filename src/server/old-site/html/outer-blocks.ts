import { isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'

const blockStart = '<!-- wp:'
const blockEnd = '-->'

/** Replaces the marks at which blocks begin. Those that WordPress fills in have only attributes, as JSON. */
function replaceBlocks(
  html: string,
  replaced: (mark: string, name: string, attributes: string) => string,
): string {
  const parts: string[] = []
  let end = 0
  for (let start = html.indexOf(blockStart); start >= 0; start = html.indexOf(blockStart, end)) {
    const close = html.indexOf(blockEnd, start)
    if (close < 0) break
    const inside = html.slice(start + blockStart.length, close)
    const name = /^[\w/-]*/.exec(inside)?.[0] ?? ''
    parts.push(html.slice(end, start))
    end = close + blockEnd.length
    parts.push(replaced(html.slice(start, end), name, inside.slice(name.length)))
  }
  return parts.join('') + html.slice(end)
}

export const missingBlock = 'Un bloque reutilizable que no viene en el archivo'

/** Reusable blocks of one page, with those in each other. */
const maxBlocks = 100

/** Whether a page shows reusable blocks, whose texts are items of their own. */
export const hasReusable = (html: string): boolean => /<!-- wp:block\s/.test(html)

/** The HTML with the reusable blocks that are known, and those in them. */
export function withReusable(html: string, htmlOf: (number: string) => string | undefined): string {
  let left = maxBlocks
  const filled = (text: string, around: readonly string[]): string =>
    replaceBlocks(text, (whole, name, attributes) => {
      if (name !== 'block') return whole
      const { ref, content } = readAttributes(attributes)
      const number = `${ref}`
      const found = htmlOf(number)
      if (found === undefined) return whole
      left -= 1
      // WordPress shows no block in itself.
      return left < 0 || around.includes(number)
        ? ''
        : filled(withOwnTexts(found, content), [...around, number])
    })
  return filled(html, [])
}

/** A page may have words of its own in the named blocks of a pattern. */
function withOwnTexts(html: string, content: Json | undefined): string {
  if (!isJsonObject(content)) return html
  return Object.entries(content).reduce((all, [name, own]) => {
    const words = isJsonObject(own) ? own.content : undefined
    const named = all.indexOf(`"name":${JSON.stringify(name)}`)
    const begin = named < 0 ? -1 : all.indexOf('-->', named)
    const end = begin < 0 ? -1 : all.indexOf('<!-- /wp:', begin)
    if (typeof words !== 'string' || end < 0) return all
    const inside = all.slice(begin + '-->'.length, end)
    const from = inside.indexOf('>') + 1
    const to = inside.lastIndexOf('</')
    if (from === 0 || to < from) return all
    const replaced = inside.slice(0, from) + words + inside.slice(to)
    return all.slice(0, begin + '-->'.length) + replaced + all.slice(end)
  }, html)
}

const lists =
  /^(?:latest-posts|latest-comments|rss|archives|categories|calendar|tag-cloud|page-list|query|post-content)$/

/**
 * The HTML with the texts that blocks of plugins have in their attributes.
 * @param drop Called with what is left out, in the owner's words.
 */
export const withBlockTexts = (html: string, drop: (what: string) => void): string =>
  replaceBlocks(html, (whole, name, attributes) => {
    if (!attributes.trimEnd().endsWith('/')) return whole
    if (name === 'block') drop(missingBlock)
    else if (name === 'pattern') drop('Un patrón de su tema')
    else if (lists.test(name)) drop('Una lista que WordPress llena solo')
    else if (name.includes('/')) {
      const texts = textsIn(readAttributes(attributes), name.startsWith('acf/'))
      if (texts.length === 0) drop('Un bloque de un complemento')
      return texts.map((text) => `\n\n<p>${text}</p>\n\n`).join('')
    }
    return ''
  })

function readAttributes(written: string): JsonObject {
  try {
    const read: Json = JSON.parse(written.trim().replace(/\/$/, ''))
    return isJsonObject(read) ? read : {}
  } catch {
    return {}
  }
}

/** Fields of ACF may be single words; attributes of other blocks are mostly settings. */
function textsIn(value: Json | undefined, isOfFields: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, isOfFields))
  if (typeof value === 'string') return isText(value, isOfFields) ? [value] : []
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, each]) =>
    /^_|^(?:name|mode|align|className|style|id|url|metadata)$/.test(key) ? [] : textsIn(each, isOfFields),
  )
}

function isText(value: string, isField: boolean): boolean {
  if (/^(?:https?:|\/|#|a:\d|[{[])/.test(value.trim()) || !/\p{L}{2}|\$\s?\d/u.test(value)) return false
  return isField || (/\p{L}\s+\p{L}/u.test(value) && !/[{};]|:\s?\d/.test(value))
}
