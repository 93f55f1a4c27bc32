import { Alert } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { openProblems, useDraftChecks } from '#admin/api/checks.ts'
import { findingPath } from '#admin/finding-path.ts'
import type { Place } from '#content/checks/finding.ts'
import { draftToCheck } from './draft-to-check.ts'
import styles from './review.module.css'
import type { ReviewedDraft } from './use-review.ts'

/** A new entry has no address with its id yet: its draft knows where it is edited. */
function atDraft(place: Place, reviewed: readonly ReviewedDraft[]): Place {
  const found = reviewed.find(({ stored }) => {
    const { draft } = stored.draft.state.getState()
    return stored.subject().document === place.document && draft.id === place.entry
  })
  return found && place.entry !== undefined ? { ...place, entry: found.stored.subject().entry } : place
}

const nothing: readonly never[] = []

/** What the checks find in the chosen changes, and did not find before. It never prevents a publish. */
export function ReviewWarnings({ reviewed }: { readonly reviewed: readonly ReviewedDraft[] }) {
  const drafts = useMemo(() => reviewed.flatMap(draftToCheck), [reviewed])
  const { data: saved } = useDraftChecks(nothing)
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
            <Link to={findingPath(atDraft(place, reviewed))}>{text}</Link> <small>{label}</small>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
