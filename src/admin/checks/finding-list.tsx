import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { CheckedFinding } from '#admin/api/checks.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { findingPath } from '#admin/finding-path.ts'
import { BetterSentence } from '#admin/form/better-sentence.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import links from '#admin/shell/links.module.css'
import styles from './checks.module.css'
import { type Accepted, useBetter } from './use-better.ts'

type FindingListProps = {
  readonly findings: readonly CheckedFinding[]
  /** Left out for findings that nobody can dismiss. */
  readonly onDismiss?: (finding: CheckedFinding) => void
  /** Left out for findings without a better sentence. */
  readonly onAccept?: (accepted: Accepted) => void
}

export const findingsClass = `plain-list ${links.arrows} ${links.named} ${links.lines} ${styles.findings}`

export const FindingList = ({ findings, ...actions }: FindingListProps) => (
  <ul className={findingsClass}>
    {findings.map((finding) => (
      <FindingItem key={finding.key} finding={finding} {...actions} />
    ))}
  </ul>
)

type FindingItemProps = Omit<FindingListProps, 'findings'> & { readonly finding: CheckedFinding }

/** One finding: what it is, the link to its field, and why it matters. */
function FindingItem({ finding, onDismiss, onAccept = () => undefined }: FindingItemProps) {
  const { level, label, text, reason, place, better } = finding
  const { mutate, isPending } = useBetter(onAccept)
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
      {better && <BetterSentence better={better} onAccept={() => mutate(finding)} loading={isPending} />}
      <div className={`split ${styles.more}`}>
        <details>
          <summary>Por qué</summary>
          <p>{reason}</p>
        </details>
        {canDismiss && onDismiss && (
          <Button
            variant="subtle"
            size="sm"
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
