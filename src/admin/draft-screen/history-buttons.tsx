import { ActionIcon } from '@mantine/core'
import { useDraft } from '#admin/form/form-context.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import styles from './history-buttons.module.css'

/** Undo and redo buttons of the surrounding form's draft. */
export function HistoryButtons({ undo, redo }: { undo: () => void; redo: () => void }) {
  const canUndo = useDraft(({ history }) => history.past.length > 0)
  const canRedo = useDraft(({ history }) => history.future.length > 0)
  return (
    <div className={styles.history}>
      <ActionIcon variant="subtle" size={44} aria-label="Deshacer" disabled={!canUndo} onClick={undo}>
        <Icon name="undo" />
      </ActionIcon>
      <ActionIcon variant="subtle" size={44} aria-label="Rehacer" disabled={!canRedo} onClick={redo}>
        <Icon name="redo" />
      </ActionIcon>
    </div>
  )
}
