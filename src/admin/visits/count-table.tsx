import type { ReactNode } from 'react'
import { Card } from '#admin/shell/card.tsx'
import styles from './visits.module.css'

type Props = {
  readonly title: string
  readonly help?: string
  /** The first names the rows, the others are counts. */
  readonly columns: readonly [string, ...string[]]
  readonly rows: readonly {
    readonly key: string
    readonly name: ReactNode
    readonly counts: readonly number[]
  }[]
  /** Said when there are no rows. */
  readonly none: string
}

/** Rows shown before 'Ver todas'. */
const maxShown = 8

/** Counts per page, section or source. */
export function CountTable({ title, help, columns, rows, none }: Props) {
  const [head, rest] = [rows.slice(0, maxShown), rows.slice(maxShown)]
  return (
    <Card title={title}>
      {help && <p className="muted small">{help}</p>}
      {rows.length === 0 ? (
        <p className="muted small">{none}</p>
      ) : (
        <>
          <Table columns={columns} rows={head} label={title} />
          {rest.length > 0 && (
            <details>
              <summary>Ver {rest.length === 1 ? 'una más' : `${rest.length} más`}</summary>
              <Table columns={columns} rows={rest} label={title} />
            </details>
          )}
        </>
      )}
    </Card>
  )
}

type TableProps = {
  readonly columns: readonly [string, ...string[]]
  readonly rows: Props['rows']
  readonly label?: string
}

export const Table = ({ columns, rows, label }: TableProps) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, counts }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {counts.map((count, index) => (
            <td key={columns[index + 1]}>{count.toLocaleString('es-MX')}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
