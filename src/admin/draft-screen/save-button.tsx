import { Button } from '@mantine/core'
import { useId } from 'react'
import { blockingPaths } from '#admin/draft/draft-store.ts'
import { useDraft } from '#admin/form/form-context.tsx'

/** Why the draft cannot be saved now; undefined if it can. */
export function useSaveObstacle(): string | undefined {
  const changes = useDraft(({ changeCount }) => changeCount)
  const errors = useDraft((state) => blockingPaths(state).length)
  const saving = useDraft((state) => state.saving)
  if (saving) return 'Guardando…'
  if (errors > 0) return errors === 1 ? 'Hay 1 error por corregir' : `Hay ${errors} errores por corregir`
  return changes === 0 ? 'No hay cambios por guardar' : undefined
}

/** Stays focusable while it is disabled, so that screen readers read the reason. With errors, it leads to them. */
export function SaveButton({ onSave }: { onSave: () => void }) {
  const obstacle = useSaveObstacle()
  const saving = useDraft((state) => state.saving)
  const reasonId = useId()
  return (
    <>
      <Button
        onClick={onSave}
        aria-describedby={obstacle ? reasonId : undefined}
        {...(obstacle ? { 'aria-disabled': true, 'data-disabled': true, title: obstacle } : {})}
      >
        {saving ? 'Guardando…' : 'Guardar cambios'}
      </Button>
      <span id={reasonId} className="visually-hidden">
        {obstacle}
      </span>
    </>
  )
}
