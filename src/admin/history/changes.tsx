import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#admin/api/problem.ts'
import { revisionQuery } from '#admin/api/revisions.ts'
import { documentChanges } from '#content/document-diff.ts'
import { type EditableDocument, editableSchema } from '#content/editable-documents.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { ChangeItem } from './change-item.tsx'
import styles from './history.module.css'

type ChangesProps = {
  readonly document: EditableDocument
  readonly number: number
  /** Number of the revision to compare with; undefined for the first revision. */
  readonly previous: number | undefined
  /** Loads nothing while false. */
  readonly enabled: boolean
}

const shownFirst = 6

/** Shows what a revision changed against the previous one. */
export function Changes({ document, number, previous: previousNumber, enabled }: ChangesProps) {
  const isFirst = previousNumber === undefined
  const [whole, setWhole] = useState(false)
  const [current, previous] = useQueries({
    queries: (previousNumber === undefined ? [] : [number, previousNumber]).map((each) => ({
      ...revisionQuery(document, each),
      enabled: enabled && !isFirst,
    })),
  })

  if (isFirst) return <p className={styles.note}>La primera versión: con ella empezó el sitio.</p>
  const error = current?.error ?? previous?.error
  if (error) return <p className={styles.note}>No se pudo leer qué cambió. {messageOf(error)}</p>
  if (!current?.data || !previous?.data) return <p className={styles.note}>Cargando...</p>

  const changes = documentChanges(
    schemaTree(editableSchema(document)),
    previous.data.value,
    current.data.value,
  )
  if (changes.length === 0) return <p className={styles.note}>Igual a la versión anterior.</p>

  const rest = changes.length - shownFirst
  const listed = whole || rest <= 1 ? changes : changes.slice(0, shownFirst)
  return (
    <div>
      <ul className={styles.changes}>
        {listed.map((change) => (
          <ChangeItem key={`${change.kind} ${change.path}`} document={document} change={change} />
        ))}
      </ul>
      {listed.length < changes.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          Mostrar {rest} cambios más
        </Button>
      )}
    </div>
  )
}
