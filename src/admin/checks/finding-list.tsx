import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { type CheckedFinding, useDismissCheck } from '#admin/api/checks.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { findingPath } from '#admin/finding-path.ts'
import { Icon } from '#admin/shell/icon.tsx'
import links from '#admin/shell/links.module.css'
import { showError } from '#admin/shell/toast.ts'
import { type FindingLine, findingLines } from '#content/checks/finding-lines.ts'
import styles from './checks.module.css'

type FindingListProps = {
  readonly findings: readonly CheckedFinding[]
  /** Left out for findings that no one can dismiss. */
  readonly onDismiss?: (finding: CheckedFinding) => void
}

export const findingsClass = `plain-list ${links.arrows} ${links.named} ${links.lines} ${styles.findings}`

/** One line for each cause. A line of several places opens to list them. */
export const FindingList = ({ findings, ...actions }: FindingListProps) => (
  <ul className={findingsClass}>
    {findingLines(findings).map((line) => (
      <li key={line.key} data-level={line.findings[0].level}>
        <Line line={line} {...actions} />
      </li>
    ))}
  </ul>
)

type Actions = Omit<FindingListProps, 'findings'>

function Line({ line: { text, findings }, ...actions }: Actions & { line: FindingLine<CheckedFinding> }) {
  const [first, ...others] = findings
  const reason = (
    <details>
      <summary>Por qué</summary>
      <p>{first.reason}</p>
    </details>
  )
  if (others.length === 0)
    return (
      <>
        <FieldLink finding={first} title={text} detail={first.label} />
        <div className={`split ${styles.more}`}>
          {reason}
          <Dismiss finding={first} title={text} {...actions} />
        </div>
      </>
    )
  const isSame = others.every((other) => other.text === first.text)
  return (
    <>
      {/* What prevents the launch is shown with all its places. */}
      <details open={first.level === 'bloquea'} className={styles.cause}>
        <summary>{text}</summary>
        <ul className="plain-list">
          {findings.map((finding) => (
            <li key={finding.key}>
              <div className={styles.place}>
                <FieldLink
                  finding={finding}
                  title={finding.label}
                  detail={isSame ? undefined : finding.text}
                />
                <Dismiss finding={finding} title={`${text} ${finding.label}`} {...actions} />
              </div>
            </li>
          ))}
        </ul>
      </details>
      <div className={styles.more}>{reason}</div>
    </>
  )
}

type OfFinding = { readonly finding: CheckedFinding }
type TitleProps = OfFinding & { readonly title: string; readonly detail?: string | undefined }

const FieldLink = ({ finding, title, detail }: TitleProps) => (
  <Link to={findingPath(finding.place)}>
    <span>
      <b>{title}</b>
      {detail && <small>{detail}</small>}
    </span>
    <Icon name="arrow" />
  </Link>
)

/** What an owner does with a finding that is right as it is: she confirms the value, or dismisses it with a reason. */
function Dismiss({ finding, title, onDismiss }: Actions & TitleProps) {
  const { mutate: dismiss, isPending } = useDismissCheck()
  const { key, level, text, confirm } = finding
  if (!useIsOwner()) return null
  if (confirm !== undefined)
    return (
      <Button
        variant="outline"
        size="sm"
        loading={isPending}
        aria-label={`${confirm}: ${text}`}
        onClick={() => dismiss({ key, reason: confirm }, { onError: (error) => showError(error) })}
      >
        {confirm}
      </Button>
    )
  if (level === 'bloquea' || !onDismiss) return null
  return (
    <Button variant="subtle" size="sm" aria-label={`Descartar: ${title}`} onClick={() => onDismiss(finding)}>
      Descartar
    </Button>
  )
}
