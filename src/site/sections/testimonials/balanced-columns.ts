import type { Testimonial } from '#content/entries/testimonial.ts'

/** Height of a note without its text, expressed as a number of characters. */
const noteFrame = 120

/** Distributes notes to columns. Each goes to the shortest column so far, so that all end at about the same height. */
export function balancedColumns<Note extends Pick<Testimonial, 'shortTestimonial'>>(
  notes: readonly Note[],
  count: number,
): Note[][] {
  const columns = Array.from({ length: Math.min(count, notes.length) }, () => {
    const own: Note[] = []
    return { height: 0, notes: own }
  })
  for (const note of notes) {
    const shortest = columns.reduce((one, other) => (other.height < one.height ? other : one))
    shortest.notes.push(note)
    shortest.height += noteFrame + note.shortTestimonial.length
  }
  return columns.map((column) => column.notes)
}
