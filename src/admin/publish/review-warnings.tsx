import { Alert, Button } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type DraftToCheck, openProblems, useDraftChecks } from '#admin/api/checks.ts'
import { documentValueOf } from '#admin/draft/draft-shape.ts'
import { findingPath } from '#admin/finding-path.ts'
import { documentSubject } from '#admin/subject.ts'
import { withoutThings } from '#content/changes/apply.ts'
import type { Place } from '#content/checks/finding.ts'
import { isJson } from '#content/values/json.ts'
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

/** What would be published of a draft. Empty for a picture, and if its value cannot be sent. */
function draftToCheck({ stored, things, leftOut }: ReviewedDraft): DraftToCheck[] {
  const subject = documentSubject(stored.subject())
  if (!subject) return []
  const { document, entry } = subject
  const chosen = withoutThings(things, stored.draft.state.getState().draft, leftOut)
  const value = entry === undefined ? documentValueOf(document, chosen) : chosen
  return isJson(value) ? [{ document, entry, value }] : []
}

const nothing: readonly never[] = []

/**
 * What the checks find in the chosen changes, and did not find before.
 * @param enabled Whether all changes are known.
 */
export function useReviewChecks(reviewed: readonly ReviewedDraft[], enabled: boolean) {
  const drafts = useMemo(() => reviewed.flatMap(draftToCheck), [reviewed])
  const saved = useDraftChecks(nothing, enabled)
  const found = useDraftChecks(drafts, enabled)
  const known = new Set(saved.data?.map(({ key }) => key))
  const hasFailed = saved.isError || found.isError
  return {
    added: saved.data && found.data ? openProblems(found.data).filter(({ key }) => !known.has(key)) : [],
    hasFailed,
    isLoading: enabled && !hasFailed && (saved.isPending || found.isPending || found.isPlaceholderData),
    retry: () => {
      void saved.refetch()
      void found.refetch()
    },
  }
}

type Props = {
  readonly reviewed: readonly ReviewedDraft[]
  readonly checks: ReturnType<typeof useReviewChecks>
}

/** Warns of what the checks found, or says that they could not run. */
export function ReviewWarnings({ reviewed, checks: { added, hasFailed, retry } }: Props) {
  if (hasFailed)
    return (
      <Alert color="ochre" title="No se pudieron revisar sus cambios" role="status">
        Puede publicarlos así.{' '}
        <Button variant="subtle" size="compact-md" onClick={retry}>
          Intentar de nuevo
        </Button>
      </Alert>
    )
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
