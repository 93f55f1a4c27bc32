import { at, type Markup, path } from '../svg.ts'
import { outlines } from './outlines.ts'

export type Word = keyof typeof outlines

export const wordWidth = (word: Word): number => outlines[word].width

/** A word whose baseline starts at (x, y). */
export const word = (word: Word, x: number, y: number, fill: string): Markup =>
  at(x, y, path(outlines[word].d, fill))

export const centredWord = (text: Word, x: number, y: number, fill: string): Markup =>
  word(text, x - wordWidth(text) / 2, y, fill)
