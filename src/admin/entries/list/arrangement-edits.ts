import type { Arrangement } from '#content/documents/arrangement.ts'

/** The arrangement with one of the entries that are not deleted at another place among them. */
export function moveEntry({ entries }: Arrangement, from: number, to: number): Arrangement {
  const kept = entries.filter(({ isRemoved }) => !isRemoved)
  const entry = kept[from]
  if (!entry || to < 0 || to >= kept.length) return { entries }
  const inNewOrder = kept.toSpliced(from, 1).toSpliced(to, 0, entry).values()
  // Deleted entries stay where they are.
  return { entries: entries.map((each) => (each.isRemoved ? each : (inNewOrder.next().value ?? each))) }
}

export const markRemoved = ({ entries }: Arrangement, id: string, isRemoved: boolean): Arrangement => ({
  entries: entries.map((entry) => (entry.id === id ? { ...entry, isRemoved } : entry)),
})
