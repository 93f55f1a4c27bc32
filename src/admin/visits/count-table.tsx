import type { ReactNode } from 'react'
import screen from '#admin/shell/screen.module.css'
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
  const id = `tabla-${title.toLowerCase().replaceAll(/\W+/g, '-')}`
  const [head, rest] = [rows.slice(0, maxShown), rows.slice(maxShown)]
  return (
    <section className={screen.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {help && <p className="muted small">{help}</p>}
      {rows.length === 0 ? (
        <p className="muted small">{none}</p>
      ) : (
        <>
          <Table columns={columns} rows={head} labelledBy={id} />
          {rest.length > 0 && (
            <details>
              <summary>Ver {rest.length === 1 ? 'una más' : `${rest.length} más`}</summary>
              <Table columns={columns} rows={rest} labelledBy={id} />
            </details>
          )}
        </>
      )}
    </section>
  )
}

type TableProps = {
  readonly columns: readonly [string, ...string[]]
  readonly rows: Props['rows']
  readonly labelledBy?: string
}

export const Table = ({ columns, rows, labelledBy }: TableProps) => (
  <table className={styles.table} aria-labelledby={labelledBy}>
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
