import { type MarkValues, replaceMarks } from '#content/facts/marks.ts'

/** A shortened text: the different part with some context before and after. */
export type Excerpt = { readonly lead: string; readonly part: string; readonly tail: string }
export type TextChange = { readonly before: Excerpt; readonly after: Excerpt }

/** Texts up to this length are shown whole. */
const shortLength = 80
/** Characters of context on each side of the different part. */
const context = 36
/** A longer different part is cut in its middle. */
const longestPart = 240

/** Shortens two texts to their difference, if they are long. Differences start and end at word boundaries. */
export function textChange(before: string, after: string): TextChange {
  const [words, others] = [wordsOf(before), wordsOf(after)]
  const start = sharedCount(words, others)
  const end = sharedCount(words.slice(start).reverse(), others.slice(start).reverse())
  return { before: excerpt(words, start, end), after: excerpt(others, start, end) }
}

/** Words, and the spaces between them as separate items. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? []

/** Number of leading words that both texts share. */
function sharedCount(words: readonly string[], others: readonly string[]): number {
  const different = words.findIndex((word, index) => word !== others[index])
  return different === -1 ? words.length : different
}

function excerpt(words: readonly string[], start: number, end: number): Excerpt {
  const isShort = words.join('').length <= shortLength
  const lead = words.slice(0, start).join('')
  const tail = words.slice(words.length - end).join('')
  return {
    lead: isShort ? lead : cutLeft(lead),
    part: cutMiddle(words.slice(start, words.length - end).join('')),
    tail: isShort ? tail : cutRight(tail),
  }
}

function cutLeft(text: string): string {
  if (text.length <= context) return text
  const kept = text.slice(-context)
  return `…${kept.slice(Math.max(0, kept.search(/\s/)))}`
}

function cutRight(text: string): string {
  if (text.length <= context) return text
  return `${text.slice(0, context).replace(/\s\S*$/, '')}…`
}

function cutMiddle(text: string): string {
  if (text.length <= longestPart) return text
  const half = longestPart / 2
  return `${text.slice(0, half).replace(/\s\S*$/, '')} … ${text.slice(-half).replace(/^\S*\s/, '')}`
}

type Texts = { readonly before: string; readonly after: string }

/** A text before and after a change as visitors read it: with the facts instead of their marks, unless only marks differ. */
export function asRead({ before, after }: Texts, marks: MarkValues): Texts {
  const read = { before: replaceMarks(before, marks), after: replaceMarks(after, marks) }
  return read.before === read.after ? { before, after } : read
}
