import { drawingPaths } from 'virtual:drawing-paths'
import { Group } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { hasWords } from '#content/texts/words.ts'
import library from '../library/library.module.css'
import { SearchBox } from '../library/search-box.tsx'
import { Choice } from './choice.tsx'
import { drawingOf } from './drawings.ts'
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
  const asked = useDeferredValue(query)
  const shown = drawings.filter(({ name, family }) => hasWords(`${name} ${family}`, asked))
  return (
    <div className={styles.panel}>
      <Group mb="md">
        <SearchBox value={query} onChange={setQuery} label="Buscar una ilustración" />
      </Group>
      {shown.length === 0 && <p className="muted">Ninguna ilustración se llama así.</p>}
      {families.map((family) => {
        const members = shown.filter((drawing) => drawing.family === family)
        return (
          members.length > 0 && (
            <section key={family}>
              <h3>{family}</h3>
              <ul className={library.grid}>
                {members.map(({ path, name }) => (
                  <Choice
                    key={path}
                    name={name}
                    isMarked={marked.includes(path)}
                    onChoose={() => onChoose(path)}
                    picture={
                      <span className={styles.drawing}>
                        <img src={path} alt="" loading="lazy" />
                      </span>
                    }
                  />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}
