import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { CheckedFinding } from '#admin/api/checks.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { findingPath } from '#admin/finding-path.ts'
import { Icon } from '#admin/shell/icon.tsx'
import styles from './checks.module.css'

type FindingItemProps = {
  readonly finding: CheckedFinding
  /** Left out for findings that nobody can dismiss. */
  readonly onDismiss?: (finding: CheckedFinding) => void
}

/** One finding: what it is, the link to its field, and why it matters. */
export function FindingItem({ finding, onDismiss }: FindingItemProps) {
  const { level, label, text, reason, place } = finding
  const canDismiss = useIsOwner() && level !== 'bloquea'
  return (
    <li data-level={level}>
      <Link to={findingPath(place)}>
        <span>
          <b>{text}</b>
          <small>{label}</small>
        </span>
        <Icon name="arrow" />
      </Link>
      <div className={styles.more}>
        <details>
          <summary>Por qué</summary>
          <p>{reason}</p>
        </details>
        {canDismiss && onDismiss && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={styles.dismiss}
            aria-label={`Descartar: ${text}`}
            onClick={() => onDismiss(finding)}
          >
            Descartar
          </Button>
        )}
      </div>
    </li>
  )
}
