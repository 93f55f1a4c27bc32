/**
 * A price cannot carry invisible characters. While the traced page is rendered, each price is replaced by an amount
 * that no one charges, and the amount tells which price a text shows.
 */
/** `pattern` contains its thousands. */
const first = 987_000
export const maxTracedNumbers = 1000

/** The amount in place of the price at this place. */
export const stand = (place: number): number => first + place

const pattern = /987,(\d{3})(?!\d)/g

/** The places of the prices that a text shows. */
export const standsIn = (text: string): number[] =>
  [...text.matchAll(pattern)].map(([, place]) => Number(place))
