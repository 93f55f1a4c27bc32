import { useMemo } from 'react'
import { siteContentConflict, useSaveSiteContent } from '#admin/api/documents.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { createSaver } from '#admin/draft/save-draft.ts'
import type { Version } from '#admin/draft/version.ts'
import { siteInfoDraft } from './site-info-draft.ts'

/** Saves and publishes the draft. */
export function useSiteInfoSaver() {
  const { mutateAsync } = useSaveSiteContent()
  return useMemo(() => createSaver(siteInfoDraft, { send: mutateAsync, conflictOf, issuesOf }), [mutateAsync])
}

const issuesOf = (error: unknown) => (error instanceof ApiProblem ? error.issues : [])

function conflictOf(error: unknown): Version | undefined {
  const current = siteContentConflict(error)
  return current && { value: current.value, etag: current.etag, ...current.revision }
}
