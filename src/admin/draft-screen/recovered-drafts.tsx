import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { heldDrafts, subscribeToDrafts } from '#admin/draft/all-drafts.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { absoluteTime } from '#admin/shell/time.ts'
import { copyName } from '#admin/subject.ts'
import type { DocumentName } from '#content/documents/documents.ts'
import styles from './quiet-notice.module.css'
import { useRecovery } from './use-recovery.ts'

/**
 * Offers changes that reached this browser's copy and not the server, for example without internet.
 * @param document Only its drafts; undefined for all.
 */
export function RecoveredDrafts({ document }: { readonly document?: DocumentName }) {
  const drafts = useSyncExternalStore(subscribeToDrafts, heldDrafts)
  return (
    <div role="status">
      {drafts
        .filter((kept) => document === undefined || kept.subject().document === document)
        .map((kept) => (
          <RecoveredDraft key={copyName(kept.subject())} kept={kept} />
        ))}
    </div>
  )
}

function RecoveredDraft({ kept }: { readonly kept: StoredDraft }) {
  const { copy, recover, forget } = useRecovery(kept)
  if (!copy) return null
  return (
    <p className={styles.notice}>
      {kept.label}: quedaron en este navegador cambios del {absoluteTime(copy.savedAt)} que no están en su
      borrador.
      <Button variant="subtle" size="compact-md" onClick={() => recover(copy)}>
        Recuperar
      </Button>
      <Button variant="subtle" size="compact-md" onClick={() => forget(copy)}>
        Descartar
      </Button>
    </p>
  )
}
