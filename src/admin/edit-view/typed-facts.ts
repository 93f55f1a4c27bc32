import { commonStart } from '#admin/form/facts/keep-marks.ts'
import { knownMarks, type MarkValues, replaceMarks } from '#content/facts/marks.ts'

/** A part of a text as it is stored, and as visitors read it: '{ciudad}' and 'León'. */
export type Piece = { readonly stored: string; readonly shown: string }

export function piecesOf(stored: string, values: MarkValues): Piece[] {
  const shownUntil = (end: number) => replaceMarks(stored.slice(0, end), values).length
  const shown = replaceMarks(stored, values)
  const borders = [0, ...knownMarks(stored).flatMap(({ start, end }) => [start, end]), stored.length]
  return borders.slice(1).map((end, index) => {
    const start = borders[index] ?? 0
    return { stored: stored.slice(start, end), shown: shown.slice(shownUntil(start), shownUntil(end)) }
  })
}

export const shownText = (pieces: readonly Piece[]): string => pieces.map(({ shown }) => shown).join('')

/**
 * The stored form of a text that a person typed in place of what visitors read. A fact that was not touched stays a
 * mark; a changed one becomes plain text.
 */
export function storedText(pieces: readonly Piece[], typed: string): string {
  const before = shownText(pieces)
  const start = commonStart(before, typed)
  const end = Math.min(commonEnd(before, typed), before.length - start, typed.length - start)
  let [head, tail] = ['', '']
  let place = 0
  for (const { stored, shown } of pieces) {
    const next = place + shown.length
    const isPlain = stored === shown
    if (next <= start && (next < start || place < next)) head += stored
    else if (place >= before.length - end) tail += stored
    else {
      // The change is inside this piece, or cuts it.
      head += (isPlain ? stored : shown).slice(0, Math.max(0, start - place))
      tail += shown.slice(Math.max(0, before.length - end - place))
    }
    place = next
  }
  return head + typed.slice(start, typed.length - end) + tail
}

const commonEnd = (one: string, other: string): number =>
  commonStart([...one].reverse().join(''), [...other].reverse().join(''))
