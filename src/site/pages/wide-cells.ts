const columns = 4

/** Where the rows of ten cells start when every fifth is two columns wide. */
const rowStarts = [6, 3, 0]

/** The cells of a list page's mosaic that are two columns wide: every fifth, and those that fill the last row. */
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
