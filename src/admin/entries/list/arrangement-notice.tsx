import { Button } from '@mantine/core'
import { useStore } from 'zustand'
import { documentDraft } from '#admin/draft/document-draft.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import styles from './entries.module.css'

/** Says that the new order and the deletions are a draft, with a way back. */
export function ArrangementNotice({ document }: { readonly document: EntryDocument }) {
  const { draft } = documentDraft(document)
  const isChanged = useStore(draft.state, ({ changeCount }) => changeCount > 0)
  const canUndo = useStore(draft.state, ({ history }) => history.past.length > 0)
  return (
    <div aria-live="polite" className={styles.notice}>
      {isChanged && (
        <p>
          El orden y lo borrado están en su borrador: se verán en el sitio cuando publique.
          {canUndo && (
            <Button variant="subtle" size="compact-md" onClick={() => draft.undo()}>
              Deshacer
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
