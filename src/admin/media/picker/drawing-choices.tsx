import { drawingPaths } from 'virtual:drawing-paths'
import { useDeferredValue, useState } from 'react'
import { plainText } from '#content/texts/words.ts'
import library from '../library/library.module.css'
import { SearchBox } from '../library/search-box.tsx'
import { type Drawing, drawingOf } from './drawings.ts'
import styles from './picker.module.css'

const drawings = drawingPaths.map(drawingOf)
const families = [...new Set(drawings.map(({ family }) => family))]

type DrawingChoicesProps = {
  readonly marked: readonly string[]
  readonly onChoose: (path: string) => void
}

/** The drawings that come with the site. */
export function DrawingChoices({ marked, onChoose }: DrawingChoicesProps) {
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(plainText(query.trim()))
  const shown = drawings.filter(({ name, family }) => plainText(`${name} ${family}`).includes(asked))
  return (
    <div className={styles.panel}>
      <div className={library.tools}>
        <SearchBox value={query} onChange={setQuery} label="Buscar una ilustración" />
      </div>
      {shown.length === 0 && <p className="muted">Ninguna ilustración se llama así.</p>}
      {families.map((family) => (
        <Family
          key={family}
          name={family}
          drawings={shown.filter((drawing) => drawing.family === family)}
          {...{ marked, onChoose }}
        />
      ))}
    </div>
  )
}

type FamilyProps = DrawingChoicesProps & { readonly name: string; readonly drawings: readonly Drawing[] }

function Family({ name, drawings: members, marked, onChoose }: FamilyProps) {
  if (members.length === 0) return null
  return (
    <section>
      <h3>{name}</h3>
      <ul className={library.grid}>
        {members.map((drawing) => (
          <li key={drawing.path}>
            <button
              type="button"
              className={library.tile}
              aria-pressed={marked.includes(drawing.path)}
              onClick={() => onChoose(drawing.path)}
            >
              <span className={styles.drawing}>
                <img src={drawing.path} alt="" loading="lazy" />
              </span>
              <b>{drawing.name}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
