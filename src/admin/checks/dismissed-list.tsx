import { Button } from '@mantine/core'
import { type CheckedFinding, useRestoreCheck } from '#admin/api/checks.ts'
import { messageOf } from '#admin/api/problem.ts'
import { useIsOwner, useOwnName } from '#admin/api/session.ts'
import { authorName } from '#admin/shell/author-name.ts'
import links from '#admin/shell/links.module.css'
import { Moment } from '#admin/shell/moment.tsx'
import screen from '#admin/shell/screen.module.css'
import { showFailure } from '#admin/shell/toast.ts'
import styles from './checks.module.css'

/** What was dismissed, by whom and why; each can be taken back. */
export function DismissedList({ findings }: { findings: readonly CheckedFinding[] }) {
  const { mutate, isPending } = useRestoreCheck()
  const isOwner = useIsOwner()
  const ownName = useOwnName()
  const restore = (key: string) =>
    mutate(key, {
      onError: (error) => showFailure(messageOf(error)),
    })
  return (
    <details className={`${screen.card} ${styles.dismissed}`}>
      <summary>Descartados ({findings.length})</summary>
      <ul className={`${links.plain} ${links.arrows} ${links.named} ${styles.findings}`}>
        {findings.map(({ key, text, label, dismissed }) => (
          <li key={key}>
            <b>{text}</b>
            <small>{label}</small>
            {dismissed && (
              <p>
                «{dismissed.reason}», lo descartó {authorName(dismissed.author, ownName)}{' '}
                <Moment iso={dismissed.createdAt} />.
              </p>
            )}
            {isOwner && (
              <Button
                variant="subtle"
                size="compact-sm"
                className={styles.dismiss}
                disabled={isPending}
                aria-label={`Volver a avisar: ${text}`}
                onClick={() => restore(key)}
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
