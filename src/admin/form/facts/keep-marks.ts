import { knownMarks } from '#content/facts/marks.ts'

/** A text and the place of the caret in it. */
export type TextEdit = { readonly text: string; readonly caret: number }

/**
 * Corrects an edit that broke a mark: a deletion takes the whole mark, and typing inside a mark goes behind it.
 * @param caret Its place after the edit.
 */
export function keepMarks(before: string, after: string, caret: number): TextEdit {
  const edited = { text: after, caret }
  if (looseBraces(after) <= looseBraces(before)) return edited
  const rest = after.slice(caret)
  if (!before.endsWith(rest)) return edited

  let end = before.length - rest.length
  let start = commonStart(before, after, Math.min(end, caret))
  const typed = after.slice(start, caret)
  const isTyping = start === end
  for (const mark of knownMarks(before)) {
    if (start >= mark.end || end <= mark.start) continue
    end = Math.max(end, mark.end)
    start = isTyping ? end : Math.min(start, mark.start)
  }
  return { text: before.slice(0, start) + typed + before.slice(end), caret: start + typed.length }
}

/** Number of braces that belong to no mark. */
function looseBraces(text: string): number {
  const count = (text.match(/[{}]/g) ?? []).length
  return count - 2 * knownMarks(text).length
}

/** Number of characters with which both texts begin. */
export function commonStart(one: string, other: string, max = one.length): number {
  let length = 0
  while (length < max && one[length] === other[length]) length += 1
  return length
}
