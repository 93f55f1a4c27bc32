import { Alert } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { openProblems, useChecks, useDraftChecks } from '#admin/api/checks.ts'
import { findingPath } from '#admin/finding-path.ts'
import { draftToCheck } from './draft-to-check.ts'
import styles from './review.module.css'
import type { ReviewedDraft } from './use-review.ts'

/** What the checks find in the chosen changes, and did not find before. It never prevents a publish. */
export function ReviewWarnings({ reviewed }: { readonly reviewed: readonly ReviewedDraft[] }) {
  const drafts = useMemo(() => reviewed.flatMap(draftToCheck), [reviewed])
  const { data: saved } = useChecks()
  const { data: found } = useDraftChecks(drafts)
  if (!saved || !found) return null
  const known = new Set(saved.map(({ key }) => key))
  const added = openProblems(found).filter(({ key }) => !known.has(key))
  if (added.length === 0) return null
  return (
    <Alert color="ochre" title="Conviene revisarlo antes de publicar" role="status">
      <ul className={styles.warnings}>
        {added.map(({ key, text, label, place }) => (
          <li key={key}>
            <Link to={findingPath(place)}>{text}</Link> <small>{label}</small>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
