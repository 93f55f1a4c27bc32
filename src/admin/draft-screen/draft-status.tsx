import { Anchor } from '@mantine/core'
import { useStore } from 'zustand'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { useDraft, useForm } from '#admin/form/form-context.tsx'
import { SaveStatus, unsavedChanges } from '#admin/shell/save-status.tsx'
import { correctionOf, useBlockingField } from './use-blocking-field.ts'

type Props = Pick<StoredDraft, 'hasStoredCopy'> & {
  /** Opens the field at a path. Without it, something else on the screen leads to errors. */
  readonly onShow?: (path: string) => void
}

/** Says whether there are unsaved changes, which field prevents saving them, and whether this browser keeps a copy. */
export function DraftStatus({ hasStoredCopy, onShow }: Props) {
  const changes = useDraft(({ changeCount }) => changeCount)
  const kept = useStore(hasStoredCopy)
  const isNew = useDraft(({ base }) => base !== undefined && base.etag === undefined)
  if (isNew && changes === 0) return <SaveStatus isPending>Sin guardar todavía</SaveStatus>
  return (
    <SaveStatus isPending={changes > 0}>
      {changes === 0 ? 'Todo guardado' : `${unsavedChanges(changes)}, en borrador`}
      {changes > 0 && !kept && ' (este navegador no puede conservar una copia)'}
      {onShow && <Correction onShow={onShow} />}
    </SaveStatus>
  )
}

/** Leads to the first field whose error prevents a save. */
function Correction({ onShow }: Required<Pick<Props, 'onShow'>>) {
  const { draft } = useForm()
  const blocking = useBlockingField()
  if (!blocking) return null
  const show = () => {
    draft.showAllIssues()
    onShow(blocking.path)
  }
  return (
    <>
      {'. '}
      <Anchor component="button" type="button" inherit onClick={show}>
        {correctionOf(blocking)}
      </Anchor>
    </>
  )
}
