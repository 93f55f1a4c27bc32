import { Alert, Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  cancelDatedChange,
  type DatedChange,
  moveDatedChange,
  publishDatedChange,
} from '#admin/api/dated-changes.ts'
import { messageOf } from '#admin/api/problem.ts'
import { ChangeItem } from '#admin/history/change-item.tsx'
import historyStyles from '#admin/history/history.module.css'
import screen from '#admin/shell/screen.module.css'
import { showToast } from '#admin/shell/toast.ts'
import { changeKey } from '#content/choose-changes.ts'
import { documentChanges } from '#content/document-diff.ts'
import { editableDocument, editableSchema } from '#content/editable-documents.ts'
import { entrySchema, isEntryDocument } from '#content/entries.ts'
import { childOf } from '#content/json.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { atWords, dateWords } from './at-words.ts'
import styles from './dated.module.css'
import { MomentFields } from './moment-fields.tsx'

/** Changes of one date, with what can be done with them before. */
export function DatedChangeCard({ change }: { readonly change: DatedChange }) {
  const { id, at, author, state, problem } = change
  const client = useQueryClient()
  const [movedTo, setMovedTo] = useState<DatedChange['at']>()
  const act = useMutation({
    mutationFn: async ({ run, done }: { run: () => Promise<void>; done: string }) => {
      await run()
      return done
    },
    onSuccess: (message) => {
      setMovedTo(undefined)
      showToast({ title: 'Éxito', message, kind: 'success' })
    },
    onSettled: () => client.invalidateQueries(),
  })
  const publish = () =>
    act.mutate({ run: () => publishDatedChange(id), done: 'Publicado: ya se ve en el sitio.' })
  const cancel = () => {
    if (!window.confirm('¿Cancelar este cambio con fecha? Lo que decía se pierde.')) return
    act.mutate({ run: () => cancelDatedChange(id), done: 'El cambio con fecha se canceló.' })
  }
  const move = (to: DatedChange['at']) =>
    act.mutate({ run: () => moveDatedChange(id, to), done: `Se publicará ${atWords(to)}.` })

  return (
    <article className={`${screen.card} ${styles.item}`} aria-label={`Cambio para ${atWords(at)}`}>
      <h2>
        {dateWords(at.date)}, {at.time}
      </h2>
      <p className={styles.by}>Cambio con fecha, de {author}</p>
      {(problem || state === 'refused') && (
        <Alert
          color="danger"
          title={state === 'refused' ? 'No se publicó: ya no coincide' : 'Así no se publicará'}
        >
          {problem ?? 'No coincidía en su fecha. Muévalo o publíquelo ahora.'} Haga el cambio de nuevo sobre
          lo que hay, y cancele este.
        </Alert>
      )}
      {change.parts.map((part) => (
        <PartChanges key={`${part.document}/${part.entry}`} part={part} />
      ))}
      {act.error && (
        <Alert color="danger" title="No se pudo hacer" role="alert">
          {messageOf(act.error)}
        </Alert>
      )}
      {movedTo && <MomentFields value={movedTo} onChange={setMovedTo} />}
      {state === 'saved' ? (
        <p role="status">Se está publicando.</p>
      ) : movedTo ? (
        <div className={styles.actions}>
          <Button
            disabled={!movedTo.date || !movedTo.time}
            onClick={() => move(movedTo)}
            loading={act.isPending}
          >
            Mover
          </Button>
          <Button variant="default" onClick={() => setMovedTo(undefined)}>
            No mover
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button
            variant="outline"
            onClick={publish}
            loading={act.isPending}
            disabled={problem !== undefined}
          >
            Publicar ahora
          </Button>
          <Button variant="default" onClick={() => setMovedTo(at)}>
            Cambiar la fecha
          </Button>
          <Button variant="subtle" color="danger" onClick={cancel}>
            Cancelar el cambio
          </Button>
        </div>
      )}
    </article>
  )
}

function PartChanges({ part }: { readonly part: DatedChange['parts'][number] }) {
  const { document, entry, base, value } = part
  const { name } = editableDocument(document).labels
  const isEntry = entry !== undefined && isEntryDocument(document)
  const tree = schemaTree(isEntry ? entrySchema(document) : editableSchema(document))
  const title = isEntry ? `${name}: ${entryTitle(value) ?? entry}` : name
  return (
    <>
      <h3>{title}</h3>
      {base === undefined && value !== undefined ? (
        <p>Se agrega.</p>
      ) : (
        <ul className={historyStyles.changes}>
          {documentChanges(tree, base, value).map((each) => (
            <ChangeItem key={changeKey(each)} document={document} change={each} />
          ))}
        </ul>
      )}
    </>
  )
}

function entryTitle(value: DatedChange['parts'][number]['value']): string | undefined {
  const title = childOf(value, 'title') ?? childOf(value, 'name')
  return typeof title === 'string' && title !== '' ? title : undefined
}
