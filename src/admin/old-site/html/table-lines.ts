import { attribute, type HtmlElement, walk } from './element.ts'

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
  const rows: Cell[][] = []
  /** Cells that reach into the next rows, by their column. */
  const fromAbove: { cell: Cell; left: number }[] = []
  const fill = (row: Cell[]) => {
    for (let above = fromAbove[row.length]; above && above.left > 0; above = fromAbove[row.length]) {
      above.left -= 1
      row.push(above.cell)
    }
  }
  for (const { node, isEnd, skip } of walk(table)) {
    if (node.type !== 'element') continue
    const row = rows.at(-1)
    if (node.tagName === 'tr') {
      if (isEnd && row) fill(row)
      else rows.push([])
    } else if (row && !isEnd && ['td', 'th'].includes(node.tagName)) {
      skip()
      fill(row)
      const cell = { text: wordsIn(node), isHead: node.tagName === 'th' }
      const left = spanOf(node, 'rowSpan') - 1
      for (let column = spanOf(node, 'colSpan'); column > 0; column -= 1) {
        fromAbove[row.length] = { cell, left }
        row.push(cell)
      }
    }
  }
  return rows
}

const spanOf = (cell: HtmlElement, name: string): number =>
  Math.min(maxSpan, Math.max(1, Number.parseInt(attribute(cell, name), 10) || 1))
