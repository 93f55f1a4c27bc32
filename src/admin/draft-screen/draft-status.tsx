import { Anchor } from '@mantine/core'
import { useStore } from 'zustand'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { useDraft, useForm } from '#admin/form/form-context.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import styles from './draft-status.module.css'
import { correctionOf, type IsLeft, useBlockingField } from './use-blocking-field.ts'

type Props = {
  readonly stored: StoredDraft
  /** Opens the field at a path. Without it, something else on the screen leads to errors. */
  readonly onShow?: (path: string) => void
  /** On a screen that publishes a part of the draft. */
  readonly isLeft?: IsLeft | undefined
}

/** Warns while a change of this screen is kept nowhere yet, and leads to the field that prevents publishing. */
export function DraftStatus({ stored, onShow, isLeft }: Props) {
  const isChanged = useDraft(({ changeCount }) => changeCount > 0)
  const isSaved = useStore(stored.sync.state, ({ isKept, isStored }) => isKept || isStored)
  return (
    <p className={styles.status} data-pending={!isSaved || undefined} role="status">
      {isChanged && !isSaved && (
        <>
          <Icon name="info" size={18} />
          <span>Guardando… (este navegador no puede conservar una copia)</span>
        </>
      )}
      {isChanged && onShow && <Correction onShow={onShow} isLeft={isLeft} />}
    </p>
  )
}

/** Leads to the first field whose error prevents a publish. */
function Correction({ onShow, isLeft }: Required<Pick<Props, 'onShow' | 'isLeft'>>) {
  const { draft } = useForm()
  const blocking = useBlockingField(isLeft)
  if (!blocking) return null
  const show = () => {
    draft.showAllIssues()
    onShow(blocking.path)
  }
  return (
    <Anchor component="button" type="button" inherit onClick={show}>
      {correctionOf(blocking)}
    </Anchor>
  )
}
