import { Card } from '#admin/shell/card.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import type { FilingState } from '#content/filing/filing-state.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'
import styles from './filing.module.css'

/** What visitors read differently since the last filing. */
export function ChangesCard({ filedOn, changes, more }: NonNullable<FilingState['since']>) {
  const count = changes.length + more
  return (
    <Card title={`Se presentó el ${spanishDate(filedOn)}`}>
      {count === 0 ? (
        <p className="with-icon">
          <Icon name="check" />
          El sitio dice hoy lo mismo que se presentó.
        </p>
      ) : (
        <>
          <p>
            {count === 1 ? 'Desde entonces cambió 1 texto.' : `Desde entonces cambiaron ${count} textos.`}
          </p>
          <details>
            <summary>Ver qué cambió</summary>
            <ul className={`plain-list ${styles.changes}`}>
              {changes.map(({ place, before, after }) => (
                <li key={place + before + after}>
                  <b>{place}</b>
                  {before && <del>{before}</del>}
                  {after && <ins>{after}</ins>}
                </li>
              ))}
              {more > 0 && <li>Y {more} más.</li>}
            </ul>
          </details>
        </>
      )}
    </Card>
  )
}
