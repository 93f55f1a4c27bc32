import { Button } from '@mantine/core'
import { useStore } from 'zustand'
import { documentDraft } from '#admin/draft/document-draft.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import styles from './entries.module.css'

/** Offers a way back from the last change of the order or deletion. */
export function ArrangementNotice({ document }: { readonly document: EntryDocument }) {
  const { draft } = documentDraft(document)
  const isChanged = useStore(draft.state, ({ changeCount }) => changeCount > 0)
  const canUndo = useStore(draft.state, ({ history }) => history.past.length > 0)
  return (
    <div aria-live="polite" className={styles.notice}>
      {isChanged && (
        <p>
          Cambió el orden o borró algo.
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
