import { attribute, type HtmlElement } from './element.ts'
import { linesInOne } from './lines.ts'

/** A cell as it is written. */
type Cell = {
  readonly text: string
  /** A `<th>`, or a cell whose whole text is bold. */
  readonly isHead: boolean
  readonly columns: number
  readonly rows: number
}
type Row = { readonly cells: Cell[]; readonly isInHead: boolean }
/** A table while it is read. */
export type TableText = {
  readonly rows: Row[]
  /** Whether `<thead>` is open. */
  isInHead: boolean
  /** What the cell around a table in a table said before it. */
  readonly before: string
}

/** A row, or a heading between rows, which is a text. */
type TableLine = { readonly kind: 'item' | 'text'; readonly text: string }

/** Columns and rows of one cell at most. */
const maxSpan = 50

const spanOf = (written: string): number => Math.min(maxSpan, Math.max(1, Number.parseInt(written, 10) || 1))

/** The cell of a `<td>` or a `<th>`. @param words What was read in it, and whether all of that is bold. */
export const cellOf = (element: HtmlElement, words: { text: string; isBold: boolean }): Cell => ({
  text: linesInOne(words.text),
  isHead: element.tagName === 'th' || words.isBold,
  columns: spanOf(attribute(element, 'colSpan')),
  rows: spanOf(attribute(element, 'rowSpan')),
})

/** One item for each row: 'Lunes: 9 a 14 h', or with the names of its columns. */
export function linesOfTable({ rows }: TableText): TableLine[] {
  const placed = place(rows).filter(({ cells }) => cells.some(({ text }) => text !== ''))
  const firstOfBody = placed.findIndex((row) => !isHeading(row))
  const heads = placed.slice(0, Math.max(0, firstOfBody)).filter(({ cells }) => filled(cells).length > 1)
  const names = namesIn(heads)
  return placed
    .filter((row) => !heads.includes(row))
    .map(({ cells, isInHead }): TableLine => {
      const [only, ...others] = filled(cells)
      if (only && others.length === 0 && (only.columns > 1 || only.isHead || isInHead)) {
        return { kind: 'text', text: only.text }
      }
      return { kind: 'item', text: itemOf(cells, names) }
    })
}

type PlacedCell = Cell & { readonly column: number }
type PlacedRow = { readonly cells: readonly PlacedCell[]; readonly isInHead: boolean }

const filled = (cells: readonly PlacedCell[]) => cells.filter(({ text }) => text !== '')

const isHeading = ({ cells, isInHead }: PlacedRow): boolean =>
  isInHead || filled(cells).every(({ isHead }) => isHead)

/** Each cell at its column. A cell of several rows is in each of them. */
function place(rows: readonly Row[]): PlacedRow[] {
  let fromAbove: { readonly cell: PlacedCell; readonly rowsLeft: number }[] = []
  return rows.map(({ cells, isInHead }) => {
    const placed = fromAbove.map(({ cell }) => cell)
    const next = fromAbove.filter(({ rowsLeft }) => rowsLeft > 1)
    let column = 0
    for (const cell of cells) {
      for (const { cell: above } of fromAbove) if (above.column === column) column += above.columns
      const here = { ...cell, column }
      placed.push(here)
      if (cell.rows > 1) next.push({ cell: here, rowsLeft: cell.rows })
      column += cell.columns
    }
    fromAbove = next
      .map(({ cell, rowsLeft }) => ({ cell, rowsLeft: rowsLeft - 1 }))
      .toSorted((one, other) => one.cell.column - other.cell.column)
    return { cells: placed.toSorted((one, other) => one.column - other.column), isInHead }
  })
}

/** The name of each column, from all rows of the head. */
function namesIn(heads: readonly PlacedRow[]): readonly string[] {
  const names: string[] = []
  for (const { text, column, columns } of heads.flatMap(({ cells }) => filled(cells))) {
    for (let each = column; each < column + columns; each += 1) {
      const name = names[each] ?? ''
      if (!name.includes(text)) names[each] = name === '' ? text : `${name} ${text}`
    }
  }
  return names
}

function itemOf(cells: readonly PlacedCell[], names: readonly string[]): string {
  const all = filled(cells)
  const [first, ...others] = all
  if (!first) return ''
  if (names.length > 0) {
    const named = all.map(({ text, column, columns }) => {
      const own = [...new Set(names.slice(column, column + columns).filter(Boolean))].join(', ')
      return own === '' ? text : `${own}: ${text}`
    })
    const hasRowName = first.column === 0 && !names[0] && others.length > 0
    return hasRowName ? `${first.text}: ${named.slice(1).join('; ')}` : named.join('; ')
  }
  if (others[0] && others.length === 1) return `${first.text.replace(/:$/, '')}: ${others[0].text}`
  return all.map(({ text }) => text).join(' · ')
}
