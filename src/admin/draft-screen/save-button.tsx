import { Button } from '@mantine/core'
import { useId } from 'react'
import { useDraft } from '#admin/form/form-context.tsx'
import { correctionOf, useBlockingField } from './use-blocking-field.ts'

/** Why the draft cannot be published now; undefined if it can. */
export function useSaveObstacle(): string | undefined {
  const changes = useDraft(({ changeCount }) => changeCount)
  const blocking = useBlockingField()
  const saving = useDraft((state) => state.saving)
  if (saving) return 'Guardando…'
  if (blocking) return `${correctionOf(blocking)} para guardar`
  return changes === 0 ? 'No hay cambios por guardar' : undefined
}

/** Stays focusable while it is disabled, so that screen readers read the reason. With errors, it leads to the first. */
export function SaveButton({ onSave }: { onSave: () => void }) {
  const obstacle = useSaveObstacle()
  const saving = useDraft((state) => state.saving)
  const blocking = useBlockingField()
  const isOff = saving || (obstacle !== undefined && !blocking)
  const reasonId = useId()
  return (
    <>
      <Button
        onClick={onSave}
        aria-describedby={obstacle ? reasonId : undefined}
        title={obstacle ?? 'Publica en este momento los cambios de esta pantalla'}
        {...(isOff ? { 'aria-disabled': true, 'data-disabled': true } : {})}
      >
        {saving ? 'Guardando…' : 'Guardar cambios'}
      </Button>
      <span id={reasonId} className="visually-hidden">
        {obstacle}
      </span>
    </>
  )
}
