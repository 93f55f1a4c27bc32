/** A table while it is read. */
export type TableText = { readonly rows: Row[] }
type Row = { readonly cells: string[]; isHeader: boolean }

/** One item for each row: 'Lunes: 9 a 14 h', or with the names of its columns. */
export function itemsOfTable({ rows }: TableText): string[] {
  const [first, ...others] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!first) return []
  const names = first.isHeader && first.cells.length > 2 && others.length > 0 ? first.cells : undefined
  return (names ? others : [first, ...others]).map(({ cells }) => itemOf(cells, names))
}

function itemOf(cells: readonly string[], names: readonly string[] | undefined): string {
  const filled = cells
    .map((cell, column) => ({ cell, name: names?.[column] }))
    .filter(({ cell }) => cell !== '')
  const [first, second] = filled
  if (names) return filled.map(({ cell, name }) => (name ? `${name}: ${cell}` : cell)).join('; ')
  if (first && second && filled.length === 2) return `${first.cell.replace(/:$/, '')}: ${second.cell}`
  return filled.map(({ cell }) => cell).join(' · ')
}
