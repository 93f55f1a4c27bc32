const columns = 4

/** Start cells of the rows of ten cells, in which every fifth cell is two columns wide. */
const rowStarts = [6, 3, 0]

/** Indexes of the double-width cells of a list page's mosaic: every fifth, and those that fill the last row. */
export function wideCells(count: number): ReadonlySet<number> {
  const indexes = Array.from({ length: count }, (_, index) => index)
  const wide = new Set(indexes.filter((index) => index % 5 === 0))

  const last = (count - 1) % 10
  const start = rowStarts.find((rowStart) => rowStart <= last) ?? 0
  const lastRow = indexes.slice(count - 1 - (last - start))
  let free = columns - lastRow.length - lastRow.filter((index) => wide.has(index)).length
  for (const index of lastRow.reverse()) {
    if (free <= 0) break
    if (wide.has(index)) continue
    wide.add(index)
    free--
  }
  return wide
}
