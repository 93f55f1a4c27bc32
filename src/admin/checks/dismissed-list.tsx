import { Button } from '@mantine/core'
import { type CheckedFinding, useRestoreCheck } from '#admin/api/checks.ts'
import { useIsOwner, useOwnName } from '#admin/api/session.ts'
import { authorName } from '#admin/shell/author-name.ts'
import { Moment } from '#admin/shell/moment.tsx'
import screen from '#admin/shell/screen.module.css'
import { showError } from '#admin/shell/toast.ts'
import { findingsClass } from './finding-list.tsx'

/** What was dismissed or confirmed, by whom and why; each can be taken back. */
export function DismissedList({ findings }: { findings: readonly CheckedFinding[] }) {
  const { mutate, isPending } = useRestoreCheck()
  const isOwner = useIsOwner()
  const ownName = useOwnName()
  const onError = (error: Error) => showError(error)
  return (
    <details className={screen.card}>
      <summary>Descartados o confirmados ({findings.length})</summary>
      <ul className={findingsClass}>
        {findings.map(({ key, text, label, confirm, dismissed }) => (
          <li key={key}>
            <b>{text}</b>
            <small>{label}</small>
            {dismissed && (
              <p className="muted small">
                «{dismissed.reason}», {confirm === undefined ? 'lo descartó' : 'lo confirmó'}{' '}
                {authorName(dismissed.author, ownName)} <Moment iso={dismissed.createdAt} />.
              </p>
            )}
            {isOwner && (
              <Button
                variant="subtle"
                size="sm"
                disabled={isPending}
                aria-label={`Volver a avisar: ${text}`}
                onClick={() => mutate(key, { onError })}
              >
                Volver a avisar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
