import { Button, Text } from '@mantine/core'
import { useStore } from 'zustand'
import { documentDraft } from '#admin/draft/document-draft.ts'
import type { EntryDocument } from '#content/documents/entries.ts'

/** Offers a way back from the last change of the order or deletion. */
export function ArrangementNotice({ document }: { readonly document: EntryDocument }) {
  const { draft } = documentDraft(document)
  const isChanged = useStore(draft.state, ({ changeCount }) => changeCount > 0)
  const canUndo = useStore(draft.state, ({ history }) => history.past.length > 0)
  return (
    <div aria-live="polite">
      {isChanged && (
        <Text size="sm" mb="md" px="sm" bg="var(--accent-100)" maw="60rem">
          Cambió el orden o borró algo.
          {canUndo && (
            <Button variant="subtle" size="compact-md" onClick={() => draft.undo()}>
              Deshacer
            </Button>
          )}
        </Text>
      )}
    </div>
  )
}
