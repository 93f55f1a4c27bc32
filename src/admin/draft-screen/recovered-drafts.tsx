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
        .filter((stored) => document === undefined || stored.subject().document === document)
        .map((stored) => (
          <RecoveredDraft key={copyName(stored.subject())} stored={stored} />
        ))}
    </div>
  )
}

function RecoveredDraft({ stored }: { readonly stored: StoredDraft }) {
  const { copy, recover, forget } = useRecovery(stored)
  if (!copy) return null
  return (
    <p className={styles.notice}>
      {stored.label}: quedaron en este navegador cambios del {absoluteTime(copy.savedAt)} que no están en su
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
