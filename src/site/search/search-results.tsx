import type { SearchEntry, SearchKind } from '#content/search/search-entry.ts'
import cardList from '#site/components/card-list.module.css'
import { Icon } from '#site/components/icon.tsx'
import styles from './site-search.module.css'

const kindLabels: Readonly<Record<SearchKind, string>> = {
  services: 'Servicio',
  diseases: 'Enfermedad',
  symptoms: 'Síntoma',
  question: 'Pregunta',
  price: 'Precio',
  insurer: 'Aseguradora',
  page: 'Página',
}

const insurerNote = 'El consultorio trabaja con ella. Confirme la cobertura de su póliza al agendar.'

/** What the search found, each with a link to the place that answers. */
export function SearchResults({ entries }: { entries: readonly SearchEntry[] }) {
  if (entries.length === 0) return null
  return (
    <ul className={`${cardList.cards} ${styles.results}`}>
      {entries.map(({ kind, name, path, note, price, preparation }, place) => (
        <li key={`${kind} ${path} ${name}`}>
          <p className={styles.kind}>
            {kindLabels[kind]}
            {price && <b>{price}</b>}
          </p>
          <a href={path} data-result="">
            {name}
          </a>
          {kind === 'insurer' ? <p>{insurerNote}</p> : note && <p>{note}</p>}
          {preparation && (
            <details className={styles.preparation} open={place === 0}>
              <summary>
                Cómo prepararse
                <Icon name="down" />
              </summary>
              <p>{preparation}</p>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
