import { Button, Checkbox } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import { type ChangeNote, draftsQuery } from '#admin/api/drafts.ts'
import { useOwnName } from '#admin/api/session.ts'
import { shortAtWords } from '#admin/dated/at-words.ts'
import { leaveOut, notesOf } from '#admin/draft/change-notes.ts'
import { issuePaths } from '#admin/draft/draft-store.ts'
import { Clashes } from '#admin/draft-screen/clashes.tsx'
import { titleKey } from '#admin/entries/new-entry.ts'
import { ChangeText } from '#admin/history/change-item.tsx'
import historyStyles from '#admin/history/history.module.css'
import { relativeTime } from '#admin/shell/time.ts'
import { showError } from '#admin/shell/toast.ts'
import { useNow } from '#admin/shell/use-now.ts'
import { screenPath } from '#admin/subject.ts'
import { withoutThings } from '#content/changes/apply.ts'
import type { Change } from '#content/changes/change.ts'
import { draftPlace } from '#content/documents/draft-schema.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { entryName } from '#content/documents/entry-summary.ts'
import { isJsonObject } from '#content/values/json.ts'
import { earlyPricesIn } from './early-prices.ts'
import { type PagePlace, pageOfChange } from './page-of-change.ts'
import styles from './review.module.css'
import type { ReviewedDraft } from './use-review.ts'

type Props = {
  readonly reviewed: ReviewedDraft
  readonly onShow: (place: PagePlace) => void
  /** Publishes one thing on a day; absent for a person who does not publish. */
  readonly onDate?: (key: string, date: string) => void
}

/** What changed in one document or entry; each thing can be left out or undone. */
export function ReviewedDraftCard({ reviewed, onShow, onDate }: Props) {
  const client = useQueryClient()
  const { stored, name, things, leftOut, ofOwner } = reviewed
  const notes = notesOf(stored)
  const ownName = useOwnName()
  const now = useNow()
  const { document } = stored.subject()
  const errors = useStore(stored.draft.state, (state) => issuePaths(state).length)
  const title = titleOf(reviewed)
  const leave = (key: string, isLeftOut: boolean) =>
    void leaveOut(stored, key, isLeftOut)
      .then(() => client.invalidateQueries({ queryKey: draftsQuery.queryKey }))
      .catch((error: unknown) => showError(error, 'No se pudo apartar'))
  const undo = (key: string) => {
    const value = withoutThings(things, stored.draft.state.getState().draft, new Set([key]))
    if (leftOut.has(key)) leave(key, false)
    if (isJsonObject(value)) stored.draft.replace(value)
  }
  const show = (change: Change) => {
    const { id } = stored.draft.state.getState().draft
    onShow(pageOfChange(stored.subject(), change, `${id}`))
  }

  const early = earlyPricesIn([{ stored, leftOut: new Set() }])

  return (
    <section className={`panel ${styles.card}`} aria-label={title}>
      <header>
        <h2 className="item-title">{title}</h2>
        <Link to={screenPath(stored.subject())}>Editar</Link>
      </header>
      <Clashes stored={stored} />
      {errors > 0 && (
        <p className={styles.error}>
          {errors === 1 ? 'Hay 1 error por corregir' : `Hay ${errors} errores por corregir`}: no se puede
          publicar así.{' '}
          <Link to={`${screenPath(stored.subject())}#${issuePaths(stored.draft.state.getState())[0]}`}>
            Ver el primero
          </Link>
        </p>
      )}
      <ul className={`${historyStyles.changes} ${styles.changes}`}>
        {things.map(({ key, changes }) => {
          const id = `cambio-${name}-${key}`
          const [first] = changes
          const price = early.find((each) => each.key === key)
          return (
            <li key={key} data-left-out={leftOut.has(key) || undefined}>
              <Checkbox
                id={id}
                checked={!leftOut.has(key)}
                disabled={ofOwner.has(key)}
                onChange={(event) => leave(key, !event.currentTarget.checked)}
                aria-label="Publicar este cambio"
                aria-describedby={`${id}-texto`}
              />
              <div id={`${id}-texto`}>
                {changes.map((change) => (
                  <div key={`${change.kind} ${change.path}`}>
                    <ChangeText document={document} change={change} />
                  </div>
                ))}
              </div>
              <p className={`muted small ${styles.who}`}>
                {changedWords(notes.get(key), ownName, now)}
                {ofOwner.has(key) && ' Lo publica la dueña.'}
              </p>
              {price && <p className={styles.early}>{price.message}</p>}
              <div className={styles.changeActions}>
                {price && onDate && (
                  <Button variant="outline" size="compact-md" onClick={() => onDate(key, price.validFrom)}>
                    Publicar {shortAtWords({ date: price.validFrom, time: '00:00' })}
                  </Button>
                )}
                <Button variant="subtle" size="compact-md" onClick={() => first && show(first)}>
                  Ver
                </Button>
                {!ofOwner.has(key) && (
                  <Button variant="subtle" size="compact-md" onClick={() => undo(key)}>
                    Deshacer
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** 'Ana, hace 3 horas.' Nothing while the change is on its way. */
function changedWords(note: ChangeNote | undefined, ownName: string | undefined, now: Date): string {
  if (!note?.author) return ''
  return `${note.author === ownName ? 'Usted' : note.author}, ${relativeTime(note.changedAt, now)}.`
}

/** 'Servicios: Colposcopia'. */
export function titleOf({ stored }: Pick<ReviewedDraft, 'stored'>): string {
  const { document, entry } = stored.subject()
  const { name } = draftPlace(document)
  if (document === 'pictures') return `${name}: ${stored.label}`
  if (entry === undefined || !isEntryDocument(document)) return name
  const { draft, base } = stored.draft.state.getState()
  const title = draft[titleKey(document)] || base?.value[titleKey(document)]
  return title ? `${name}: ${entryName({ ...draft, [titleKey(document)]: title })}` : `${name}: sin nombre`
}
