import { Button } from '@mantine/core'
import { useId } from 'react'
import { useDraft } from '#admin/form/form-context.tsx'
import type { ScreenSave } from './draft-notices.tsx'
import { correctionOf, type IsLeft, useBlockingField } from './use-blocking-field.ts'

/** A button that publishes a part of the draft: what it publishes, and what stays unpublished, as 'Doctora › Nombre'. */
export type ScopedSave = ScreenSave & {
  readonly here: readonly string[]
  readonly elsewhere: readonly string[]
  readonly isLeft: IsLeft
  /** Otherwise an owner publishes what the button saves. */
  readonly mayPublish: boolean
}

/** Why the screen's changes cannot be published now; undefined if they can. */
export function useSaveObstacle({ here, isLeft }: ScopedSave): string | undefined {
  const blocking = useBlockingField(isLeft)
  const saving = useDraft((state) => state.saving)
  if (saving) return 'Guardando…'
  if (blocking) return `${correctionOf(blocking)} para guardar`
  return here.length === 0 ? 'No hay cambios por guardar' : undefined
}

/** Stays focusable while it is disabled, so that screen readers read the reason. With errors, it leads to the first. */
export function SaveButton({ save }: { save: ScopedSave }) {
  const obstacle = useSaveObstacle(save)
  const saving = useDraft((state) => state.saving)
  const blocking = useBlockingField(save.isLeft)
  const isOff = saving || (obstacle !== undefined && !blocking)
  const reasonId = useId()
  return (
    <>
      <Button
        onClick={save.saveNow}
        aria-describedby={reasonId}
        title={obstacle ?? publishesText(save)}
        {...(isOff ? { 'aria-disabled': true, 'data-disabled': true } : {})}
      >
        {saving ? 'Guardando…' : 'Guardar cambios'}
      </Button>
      <span id={reasonId} className="visually-hidden">
        {obstacle ?? publishesText(save)}
      </span>
    </>
  )
}

/** What the button publishes, said before it is used. */
export const publishesText = ({ here, mayPublish }: ScopedSave): string =>
  `${mayPublish ? 'Publica ahora' : 'Guarda para que lo publique la dueña'}: ${namesText(here)}.`

/** What the button leaves as it is; undefined if that is nothing. */
export const leavesText = ({ elsewhere }: ScopedSave): string | undefined =>
  elsewhere.length === 0 ? undefined : `Queda sin publicar: ${namesText(elsewhere)}.`

const maxNames = 4

function namesText(names: readonly string[]): string {
  const more = names.length - maxNames
  return `${names.slice(0, maxNames).join(', ')}${more > 0 ? ` y ${more} más` : ''}`
}
