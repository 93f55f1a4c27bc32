/**
 * A tracer is a number in invisible characters. The page that an owner edits has one behind every text: it says which
 * field the text comes from. Published pages have none.
 */
const firstCode = 0x2061
const base = 4
const digits = 7

/** How many tracers there are. */
export const maxTracers = base ** digits

/**
 * The four invisible operators of Unicode: without width, and neutral for line breaks and the shape of letters beside
 * them.
 */
const pattern = /[\u2061-\u2064]{7}/g
const characters = /[\u2061-\u2064]+/g

export const tracer = (number: number): string =>
  String.fromCharCode(
    ...Array.from({ length: digits }, (_, place) => firstCode + (Math.floor(number / base ** place) % base)),
  )

export const withoutTracers = (text: string): string => text.replace(characters, '')

/** The numbers in a text, in their order. */
export const tracersIn = (text: string): number[] =>
  [...text.matchAll(pattern)].map(([code]) => numberOf(code))

function numberOf(code: string): number {
  return [...code].reduce((sum, digit, place) => sum + (digit.charCodeAt(0) - firstCode) * base ** place, 0)
}
