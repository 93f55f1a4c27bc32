import { useStore } from 'zustand'
import type { KeptDraft } from '#admin/draft/kept-draft.ts'
import { useDraft } from '#admin/form/form-context.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import styles from './draft-status.module.css'

/** Whether there is something to save, and whether this browser keeps it meanwhile. */
export function DraftStatus({ copyIsKept }: Pick<KeptDraft, 'copyIsKept'>) {
  const changes = useDraft(({ changeCount }) => changeCount)
  const kept = useStore(copyIsKept)
  return (
    <p className={styles.status} data-dirty={changes > 0} role="status">
      <Icon name={changes > 0 ? 'info' : 'check'} size={18} />
      <span>
        {changes === 0
          ? 'Todo guardado'
          : changes === 1
            ? '1 cambio sin guardar'
            : `${changes} cambios sin guardar`}
        {changes > 0 && !kept && ' (este navegador no puede conservar una copia)'}
      </span>
    </p>
  )
}
