const columns = 4

/** Cells in each row, in turns: every fifth cell is two columns wide. */
const rowLengths = [3, 3, 4]

/** Indexes of the double-width cells of a list page's mosaic: every fifth, and those that fill the last two rows. */
export function wideCells(count: number): ReadonlySet<number> {
  const rows = rowsOf(count)
  const [before, last] = rows.slice(-2)
  // A single cell would leave half of its row empty.
  if (before && last?.length === 1) last.unshift(...before.splice(-1))
  return new Set(rows.flatMap(wideIn))
}

function rowsOf(count: number): number[][] {
  const rows: number[][] = []
  for (let start = 0; start < count; start += rows.at(-1)?.length ?? 0) {
    const length = Math.min(rowLengths[rows.length % rowLengths.length] ?? columns, count - start)
    rows.push(Array.from({ length }, (_, index) => start + index))
  }
  return rows
}

/** The cells of a row that fill it if they are wide: a fifth one if it has one, then from its end. */
function wideIn(row: readonly number[]): number[] {
  const isFifth = (index: number) => Number(index % 5 === 0)
  return row
    .toSorted((one, other) => isFifth(other) - isFifth(one) || other - one)
    .slice(0, columns - row.length)
}
