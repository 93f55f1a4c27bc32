import { type MarkValues, replaceMarks } from '#content/facts/marks.ts'

type Texts = { readonly before: string; readonly after: string }

/** A text before and after a change as visitors read it: with the facts instead of their marks, unless only marks differ. */
export function asRead({ before, after }: Texts, marks: MarkValues): Texts {
  const read = { before: replaceMarks(before, marks), after: replaceMarks(after, marks) }
  return read.before === read.after ? { before, after } : read
}
