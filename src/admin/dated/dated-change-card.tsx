import { Alert, Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#admin/api/call.ts'
import type { DatedChange } from '#admin/api/dated-changes.ts'
import { messageOf } from '#admin/api/problem.ts'
import { usePublishedWords } from '#admin/api/published-words.ts'
import { useMayPublish } from '#admin/api/session.ts'
import { ChangeItem } from '#admin/history/change-item.tsx'
import historyStyles from '#admin/history/history.module.css'
import { showSuccess } from '#admin/shell/toast.ts'
import { diff } from '#content/changes/diff.ts'
import { draftPlace, draftSchema } from '#content/documents/draft-schema.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { childOf } from '#content/values/json.ts'
import { atWords, dateWords } from './at-words.ts'
import styles from './dated.module.css'
import { MomentFields } from './moment-fields.tsx'

/** Changes of one date, with what can be done with them before. */
export function DatedChangeCard({ change }: { readonly change: DatedChange }) {
  const { id, at, author, state, problem, fitsNow } = change
  const client = useQueryClient()
  const [movedTo, setMovedTo] = useState<DatedChange['at']>()
  const act = useMutation({
    mutationFn: async ({ run, done }: { run: () => Promise<unknown>; done: string }) => {
      await run()
      return done
    },
    onSuccess: (message) => {
      setMovedTo(undefined)
      showSuccess(message)
    },
    onSettled: () => client.invalidateQueries(),
  })
  const publishedWords = usePublishedWords()
  const mayPublish = useMayPublish()
  const ofChange = { params: { id } }
  const publish = () =>
    act.mutate({
      run: () => call('POST /api/dated-changes/:id/publish', ofChange),
      done: publishedWords,
    })
  const cancel = () => {
    const question =
      '¿Cancelar este cambio con fecha? Lo que decía se pierde. Para conservarlo, elija «Quitarle la fecha».'
    if (!window.confirm(question)) return
    act.mutate({
      run: () => call('DELETE /api/dated-changes/:id', ofChange),
      done: 'El cambio con fecha se canceló.',
    })
  }
  const toDraft = () =>
    act.mutate({
      run: () => call('POST /api/dated-changes/:id/undate', ofChange),
      done: 'El cambio ya no tiene fecha: está entre sus cambios sin publicar.',
    })
  const move = (to: DatedChange['at']) =>
    act.mutate({
      run: () => call('PUT /api/dated-changes/:id', { ...ofChange, body: to }),
      done: `Se publicará ${atWords(to)}.`,
    })

  return (
    <article className={`panel ${styles.item}`} aria-label={`Cambio para ${atWords(at)}`}>
      <h2 className="item-title">
        {dateWords(at.date)}, {at.time}
      </h2>
      <p className="muted">Cambio con fecha, de {author}</p>
      {(problem || state === 'refused') && (
        <Alert
          color="danger"
          title={state === 'refused' ? 'No se publicó: ya no coincide' : 'Así no se publicará'}
        >
          {whyNot(change)} «Quitarle la fecha» lo pone sobre lo que hay, para que lo revise.
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
      {!mayPublish ? (
        <p>Publica la dueña.</p>
      ) : state === 'saved' ? (
        <p role="status">Se está publicando.</p>
      ) : movedTo ? (
        <Group gap="xs" mt="sm">
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
        </Group>
      ) : (
        <Group gap="xs" mt="sm">
          <Button variant="outline" onClick={publish} loading={act.isPending} disabled={!fitsNow}>
            Publicar ahora
          </Button>
          <Button variant="default" onClick={() => setMovedTo(at)}>
            Cambiar la fecha
          </Button>
          <Button variant="default" onClick={toDraft} disabled={act.isPending}>
            Quitarle la fecha
          </Button>
          <Button variant="subtle" color="danger" onClick={cancel} disabled={act.isPending}>
            Cancelar el cambio
          </Button>
        </Group>
      )}
    </article>
  )
}

/** Why the change will not be published at its time, and what can be done instead. */
function whyNot({ problem, fitsNow }: DatedChange): string {
  if (!fitsNow) return problem ?? 'No coincidía en su fecha.'
  return problem
    ? 'Un cambio con fecha anterior toca lo mismo: después de él, este ya no coincidirá. Publíquelo ahora o muévalo antes.'
    : 'No coincidía en su fecha. Ahora sí: publíquelo o muévalo.'
}

function PartChanges({ part }: { readonly part: DatedChange['parts'][number] }) {
  const { document, entry, base, value } = part
  const { name } = draftPlace(document)
  const isEntry = entry !== undefined && isEntryDocument(document)
  const tree = schemaTree(draftSchema(document, entry))
  const title = isEntry ? `${name}: ${entryTitle(value) ?? entry}` : name
  return (
    <>
      <h3>{title}</h3>
      {base === undefined && value !== undefined ? (
        <p>Se agrega.</p>
      ) : (
        <ul className={historyStyles.changes}>
          {diff(tree, base, value).map((each) => (
            <ChangeItem key={`${each.kind} ${each.path}`} document={document} change={each} />
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
