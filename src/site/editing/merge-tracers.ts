import { tracer, tracersIn, withoutTracers } from '#content/documents/tracers.ts'
import { pictureIn, withoutPictureTracers } from './picture-tracers.ts'
import { standsIn } from './traced-numbers.ts'

/** What a merge needs to know of the prices: the tracer of each, by its place. */
type Numbers = readonly number[]

/** Attribute of a picture: the tracer of its field. */
const pictureAttribute = 'data-traced'

/**
 * The plain page with the tracers of the traced one. Both are rendered from the same content. Layouts may measure,
 * compare and split texts, so the traced page may differ; where it does, the plain page counts and has no tracers.
 * So this page always looks like the plain one.
 */
export function mergeTracers(plain: string, traced: string, numbers: Numbers): string {
  const rest = partsOf(traced)
  return partsOf(plain)
    .map((part) => {
      const place = rest.findIndex(([start = '']) => withoutTracers(start) === part[0])
      const [other = []] = place === -1 ? [] : rest.splice(place, 1)
      return mergePart(part, other, numbers)
    })
    .join('')
}

type Token = string

/** Tags and texts, in one part per section, so that a difference in one section does not affect the others. */
export function partsOf(html: string): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of html.split(/(<[^<>]*>)/)) {
    if (/^<section| data-section="/.test(token)) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}

/** Merges the beginnings and the ends of two parts as far as they are alike. */
function mergePart(plain: readonly Token[], traced: readonly Token[], numbers: Numbers): string {
  const isAlike = (token: Token, index: number) => isSame(token, traced[index])
  const end = plain.findIndex((token, index) => !isAlike(token, index))
  if (end === -1) return plain.map((token, index) => mergeToken(token, traced[index], numbers)).join('')
  const shift = traced.length - plain.length
  const start = plain.findLastIndex((token, index) => index < end || !isAlike(token, index + shift))
  return plain
    .map((token, index) => {
      if (index < end) return mergeToken(token, traced[index], numbers)
      return index > start ? mergeToken(token, traced[index + shift], numbers) : token
    })
    .join('')
}

function isSame(plain: Token, traced: Token | undefined): boolean {
  if (traced === undefined || tagName(plain) !== tagName(traced)) return false
  if (plain.startsWith('<') || standsIn(traced).length > 0) return true
  return withoutTracers(withoutPictureTracers(traced)) === plain
}

/** '<a' of a link. */
export const tagName = (token: Token): string => /^<[^\s>]*/.exec(token)?.[0] ?? ''

/** Not a tag that closes itself (`<br/>`). */
export const isOpeningTag = (token: Token): boolean => /^<[a-z]/i.test(token) && !token.endsWith('/>')

function mergeToken(plain: Token, traced = plain, numbers: Numbers = []): Token {
  if (plain === traced) return plain
  if (plain.startsWith('<')) {
    const picture = plain.startsWith('<img') ? pictureIn(traced) : undefined
    return picture === undefined ? plain : plain.replace('<img', `<img ${pictureAttribute}="${picture}"`)
  }
  const text = withoutPictureTracers(traced)
  if (withoutTracers(text) === plain) return text
  const prices = standsIn(text).flatMap((place) => numbers[place] ?? [])
  if (prices.length === 0) return plain
  // The price comes first: it is what the text is about.
  return plain + [...prices, ...tracersIn(text)].map(tracer).join('')
}
