import { Alert } from '@mantine/core'
import { Link } from 'react-router'
import { issueAt, issuePaths } from '#admin/draft/draft-store.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { screenPath } from '#admin/subject.ts'
import { fieldAt, trailOf } from '#content/fields/field-walk.ts'

/** The fields of a restored version that a publish refuses, with a way to each. */
export function RefusedFields({ drafts }: { readonly drafts: readonly StoredDraft[] }) {
  return (
    <Alert color="ochre" title="Esa versión tiene datos que ahora no se pueden publicar" role="alert">
      <p>
        Ya está entre sus cambios. Corrija lo marcado antes de publicar; el sitio no cambia hasta entonces.
      </p>
      <ul>
        {drafts.flatMap((stored) => {
          const state = stored.draft.state.getState()
          return issuePaths(state).map((path) => (
            <li key={`${stored.label} ${path}`}>
              <Link to={`${screenPath(stored.subject())}#${path}`} onClick={stored.draft.showAllIssues}>
                {nameOf(stored, path)}
              </Link>
              : {issueAt(state, path)}
            </li>
          ))
        })}
      </ul>
    </Alert>
  )
}

function nameOf({ draft }: StoredDraft, path: string): string {
  const label = fieldAt(draft.tree, path)?.label ?? path
  return [...trailOf(draft.tree, draft.state.getState().draft, path), label].join(' › ')
}
