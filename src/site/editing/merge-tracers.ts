import { tracer, tracersIn, withoutTracers } from '#content/tracers.ts'
import { pictureIn, withoutPictureTracers } from './picture-tracers.ts'
import { standsIn } from './traced-numbers.ts'

/** What a merge needs to know of the prices: the tracer of each, by its place. */
type Numbers = readonly number[]

/** Attribute of a picture: the tracer of its field. */
export const pictureAttribute = 'data-traced'

/**
 * The plain page with the tracers of the traced one. Both are rendered from the same content. Layouts may measure,
 * compare and split texts, so the traced page may differ; where it does, the plain page counts and has no tracers.
 * So this page always looks like the plain one.
 */
export function mergeTracers(plain: string, traced: string, numbers: Numbers): string {
  const [plainParts, tracedParts] = [sectionsOf(plain), sectionsOf(traced)]
  if (plainParts.length !== tracedParts.length) return plain
  return plainParts.map((part, index) => mergeSection(part, tracedParts[index] ?? [], numbers)).join('')
}

type Token = string

/** Tags and texts, in one part per section, so that a difference in one section does not affect the others. */
function sectionsOf(html: string): Token[][] {
  const sections: Token[][] = [[]]
  for (const token of html.split(/(<[^>]*>)/)) {
    if (token.includes(' data-section="')) sections.push([])
    sections.at(-1)?.push(token)
  }
  return sections
}

/** Merges from the start as far as the tags are the same, then from the end. */
function mergeSection(plain: readonly Token[], traced: readonly Token[], numbers: Numbers): string {
  const merged = [...plain]
  const isAlike = (one: number, other: number) => tagName(plain[one] ?? '') === tagName(traced[other] ?? '')
  const merge = (one: number, other: number) => {
    merged[one] = mergeToken(plain[one] ?? '', traced[other] ?? '', numbers)
  }
  const shorter = Math.min(plain.length, traced.length)
  let start = 0
  for (; start < shorter && isAlike(start, start); start += 1) merge(start, start)
  let [one, other] = [plain.length - 1, traced.length - 1]
  for (; one >= start && other >= start && isAlike(one, other); one -= 1, other -= 1) merge(one, other)
  return merged.join('')
}

const tagName = (token: Token): string => /^<[^\s>]*/.exec(token)?.[0] ?? ''

function mergeToken(plain: Token, traced: Token, numbers: Numbers): Token {
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
