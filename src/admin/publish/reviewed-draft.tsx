import { Button, Checkbox } from '@mantine/core'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import { issuePaths } from '#admin/draft/draft-store.ts'
import { titleKey } from '#admin/entries/new-entry.ts'
import { ChangeText } from '#admin/history/change-item.tsx'
import historyStyles from '#admin/history/history.module.css'
import { screenPath } from '#admin/subject.ts'
import { changeKey, withoutChanges } from '#content/documents/choose-changes.ts'
import type { Change } from '#content/documents/document-diff.ts'
import { documentRow } from '#content/documents/documents.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { entryName } from '#content/documents/entry-summary.ts'
import { isJsonObject } from '#content/values/json.ts'
import { type PagePlace, pageOfChange } from './page-of-change.ts'
import styles from './review.module.css'
import type { ReviewedDraft } from './use-review.ts'

type Props = {
  readonly reviewed: ReviewedDraft
  readonly onInclude: (name: string, keys: readonly string[], isIncluded: boolean) => void
  readonly onShow: (place: PagePlace) => void
}

/** The changes of one document or entry; each can be left out or undone. */
export function ReviewedDraftCard({ reviewed, onInclude, onShow }: Props) {
  const { kept, name, changes, leftOut } = reviewed
  const { document } = kept.subject()
  const errors = useStore(kept.draft.state, (state) => issuePaths(state).length)
  const title = titleOf(reviewed)
  const undo = (change: Change) => {
    const { base, draft } = kept.draft.state.getState()
    const value = withoutChanges(kept.draft.tree, base?.value, draft, new Set([changeKey(change)]))
    if (isJsonObject(value)) kept.draft.replace(value)
  }
  const show = (change: Change) => {
    const { id } = kept.draft.state.getState().draft
    onShow(pageOfChange(kept.subject(), change, `${id}`))
  }

  return (
    <section className={styles.card} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link to={screenPath(kept.subject())}>Editar</Link>
      </header>
      {errors > 0 && (
        <p className={styles.error}>
          {errors === 1 ? 'Hay 1 error por corregir' : `Hay ${errors} errores por corregir`}: no se puede
          publicar así.{' '}
          <Link to={`${screenPath(kept.subject())}#${issuePaths(kept.draft.state.getState())[0]}`}>
            Ver el primero
          </Link>
        </p>
      )}
      <ul className={`${historyStyles.changes} ${styles.changes}`}>
        {changes.map((change) => {
          const key = changeKey(change)
          const id = `cambio-${name}-${key}`
          return (
            <li key={key} data-left-out={leftOut.has(key) || undefined}>
              <Checkbox
                id={id}
                checked={!leftOut.has(key)}
                onChange={(event) => onInclude(name, [key], event.currentTarget.checked)}
                aria-label="Publicar este cambio"
                aria-describedby={`${id}-texto`}
              />
              <div id={`${id}-texto`}>
                <ChangeText document={document} change={change} />
              </div>
              <div className={styles.changeActions}>
                <Button variant="subtle" size="compact-md" onClick={() => show(change)}>
                  Ver
                </Button>
                <Button variant="subtle" size="compact-md" onClick={() => undo(change)}>
                  Deshacer
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** 'Servicios: Colposcopia'. */
export function titleOf({ kept }: Pick<ReviewedDraft, 'kept'>): string {
  const { document, entry } = kept.subject()
  const { name } = documentRow(document).labels
  if (entry === undefined || !isEntryDocument(document)) return name
  const { draft, base } = kept.draft.state.getState()
  const title = draft[titleKey(document)] || base?.value[titleKey(document)]
  return title ? `${name}: ${entryName({ ...draft, [titleKey(document)]: title })}` : `${name}: sin nombre`
}
