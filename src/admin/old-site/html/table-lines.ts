import { childrenNamed, type HtmlElement, numberIn } from './element.ts'

/** Columns and rows of one cell at most. */
const maxSpan = 50

type Cell = { readonly text: string; readonly isHead: boolean }

/**
 * One line for each row of a table: 'Lunes: 9 a 14 h', or with the names of its columns.
 * @param wordsIn Reads the words of a cell. It is called once for each cell, in their order.
 */
export function tableLines(table: HtmlElement, wordsIn: (cell: HtmlElement) => string): string[] {
  const rows = rowsOf(table, wordsIn)
  const [head = [], ...body] = rows
  const hasHead = head.length > 1 && head.every(({ text, isHead }) => isHead || text === '')
  const names = hasHead ? head.map(({ text }) => text) : []
  return (hasHead ? body : rows).map((cells) => lineOf(cells, names)).filter(Boolean)
}

function lineOf(cells: readonly Cell[], names: readonly string[]): string {
  const [first, ...others] = cells.flatMap(({ text }, index) => {
    // A cell of several columns is in each of them.
    if (text === '' || text === cells[index - 1]?.text) return []
    const name = names[index] ?? ''
    return name === '' ? text : `${name}: ${text}`
  })
  if (first === undefined || others.length === 0) return first ?? ''
  if (names[0]) return [first, ...others].join('; ')
  return names.length > 0 || others.length === 1
    ? `${first.replace(/:$/, '')}: ${others.join('; ')}`
    : [first, ...others].join(' · ')
}

/** The cells of each row. A cell of several columns or rows is in each of them. */
function rowsOf(table: HtmlElement, wordsIn: (cell: HtmlElement) => string): Cell[][] {
  const rows = childrenNamed(table, 'thead', 'tbody', 'tfoot').flatMap((part) => childrenNamed(part, 'tr'))
  const grid = rows.map((): Cell[] => [])
  for (const [index, row] of rows.entries()) {
    let column = 0
    for (const element of childrenNamed(row, 'td', 'th')) {
      const cell = { text: wordsIn(element), isHead: element.tagName === 'th' }
      // A cell of a row above may be here.
      while (grid[index]?.[column]) column += 1
      const end = column + spanOf(element, 'colSpan')
      for (const line of grid.slice(index, index + spanOf(element, 'rowSpan'))) {
        for (let at = column; at < end; at += 1) line[at] = cell
      }
      column = end
    }
  }
  return grid
}

const spanOf = (cell: HtmlElement, name: string): number =>
  Math.min(maxSpan, Math.max(1, numberIn(cell, name) || 1))
