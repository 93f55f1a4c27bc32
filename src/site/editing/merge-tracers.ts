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
  const [plainParts, tracedParts] = [sectionsOf(plain), sectionsOf(traced)]
  if (plainParts.length !== tracedParts.length) return plain
  return plainParts.map((part, index) => mergeSection(part, tracedParts[index] ?? [], numbers)).join('')
}

type Token = string

/** Tags and texts, in one part per section, so that a difference in one section does not affect the others. */
function sectionsOf(html: string): Token[][] {
  const sections: Token[][] = [[]]
  for (const token of html.split(/(<[^<>]*>)/)) {
    if (token.includes(' data-section="')) sections.push([])
    sections.at(-1)?.push(token)
  }
  return sections
}

/** Merges the parts that are alike. After a difference, it goes on where the two agree again. */
function mergeSection(plain: readonly Token[], traced: readonly Token[], numbers: Numbers): string {
  const merged = [...plain]
  let [one, other] = [0, 0]
  while (one < plain.length && other < traced.length) {
    if (isSame(plain[one] ?? '', traced[other])) {
      merged[one] = mergeToken(plain[one] ?? '', traced[other] ?? '', numbers)
      one += 1
      other += 1
      continue
    }
    const next = agreement(plain, traced, one, other)
    one = next?.one ?? one + 1
    other = next?.other ?? other + 1
  }
  return merged.join('')
}

/** How many tokens in a row have to be the same, because short texts are often repeated. */
const sameInARow = 7
/** How far ahead the two are compared, in tokens. */
const lookAhead = 240

/** The nearest places from which the two are the same for a while. */
function agreement(plain: readonly Token[], traced: readonly Token[], one: number, other: number) {
  for (let distance = 1; distance <= lookAhead; distance += 1) {
    for (let ahead = 0; ahead <= distance; ahead += 1) {
      const place = { one: one + ahead, other: other + distance - ahead }
      if (isSameFrom(plain, traced, place)) return place
    }
  }
}

function isSameFrom(
  plain: readonly Token[],
  traced: readonly Token[],
  { one, other }: { readonly one: number; readonly other: number },
): boolean {
  const rest = Math.min(sameInARow, plain.length - one)
  for (let index = 0; index < rest; index += 1)
    if (!isSame(plain[one + index] ?? '', traced[other + index])) return false
  return rest > 0
}

function isSame(plain: Token, traced: Token | undefined): boolean {
  if (traced === undefined || tagName(plain) !== tagName(traced)) return false
  if (plain.startsWith('<') || standsIn(traced).length > 0) return true
  return withoutTracers(withoutPictureTracers(traced)) === plain
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
