import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#admin/api/problem.ts'
import { revisionQuery } from '#admin/api/revisions.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { type Subject, subjectSchema } from '#admin/subject.ts'
import { diff } from '#content/changes/diff.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { ChangeItem } from './change-item.tsx'
import styles from './history.module.css'
import { UndoButton } from './undo-button.tsx'

type ChangesProps = {
  readonly subject: Subject
  readonly number: number
  /** Number of the revision to compare with. */
  readonly previous: number
  /** Loads nothing while false. */
  readonly enabled: boolean
  readonly entryTitle?: string
}

const shownFirst = 6

/** Shows what a revision of a document or of an entry changed against the previous one. */
export function Changes({ subject, number, previous: previousNumber, enabled, entryTitle }: ChangesProps) {
  const [isWhole, setWhole] = useState(false)
  const isOwner = useIsOwner()
  const [current, previous] = useQueries({
    queries: [number, previousNumber].map((each) => ({ ...revisionQuery(subject, each), enabled })),
  })

  const error = current?.error ?? previous?.error
  if (error) return <p className="muted small">No se pudo leer qué cambió. {messageOf(error)}</p>
  if (!current?.data || !previous?.data) return <p className="muted small">Cargando...</p>

  const [before, after] = [previous.data.value, current.data.value]
  const tree = schemaTree(subjectSchema(subject))
  const changes = diff(tree, before, after)
  if (changes.length === 0) return <p className="muted small">Igual a la versión anterior.</p>

  const rest = changes.length - shownFirst
  const listed = isWhole || rest <= 1 ? changes : changes.slice(0, shownFirst)
  return (
    <div>
      <ul className={styles.changes}>
        {listed.map((change) => (
          <ChangeItem
            key={`${change.kind} ${change.path}`}
            {...{ document: subject.document, change, entryTitle }}
            action={isOwner && <UndoButton {...{ subject, change, before, after }} />}
          />
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
