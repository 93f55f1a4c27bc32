import { Anchor } from '@mantine/core'
import { useStore } from 'zustand'
import { draftSync } from '#admin/draft/draft-syncs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { useDraft, useForm } from '#admin/form/form-context.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import styles from './draft-status.module.css'
import { correctionOf, useBlockingField } from './use-blocking-field.ts'

type Props = {
  readonly kept: StoredDraft
  /** Opens the field at a path. Without it, something else on the screen leads to errors. */
  readonly onShow?: (path: string) => void
}

/** Says that the changes of this screen are kept, and which field prevents publishing them. */
export function DraftStatus({ kept, onShow }: Props) {
  const isChanged = useDraft(({ changeCount }) => changeCount > 0)
  const isInBrowser = useStore(kept.hasStoredCopy)
  const isOnServer = useStore(draftSync(kept).state, ({ isStored }) => isStored)
  const isKept = isInBrowser || isOnServer
  return (
    <p className={styles.status} data-pending={!isKept || undefined} role="status">
      {isChanged && (
        <>
          <Icon name={isKept ? 'check' : 'info'} size={18} />
          <span>
            {isKept ? 'Guardado, sin publicar' : 'Guardando… (este navegador no puede conservar una copia)'}
            {onShow && <Correction onShow={onShow} />}
          </span>
        </>
      )}
    </p>
  )
}

/** Leads to the first field whose error prevents a publish. */
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
