import { useMemo } from 'react'
import { galleryConflict, useSaveGallery } from '#admin/api/documents.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { createSaver } from '#admin/draft/save-draft.ts'
import type { Version } from '#admin/draft/version.ts'
import { joinPath } from '#content/json.ts'
import { galleryDraft, galleryVersion, listPath } from './gallery-draft.ts'

/** Saves and publishes the gallery. */
export function useGallerySaver() {
  const { mutateAsync } = useSaveGallery()
  return useMemo(() => {
    const send = async ({ value, etag }: { value: { gallery: SavedGallery }; etag: string | undefined }) =>
      galleryVersion(await mutateAsync({ value: value[listPath], etag }))
    return createSaver(galleryDraft, { send, conflictOf, issuesOf })
  }, [mutateAsync])
}

type SavedGallery = Parameters<ReturnType<typeof useSaveGallery>['mutateAsync']>[0]['value']

/** The server counts the places from the list, the draft from what holds it. */
const issuesOf = (error: unknown) =>
  error instanceof ApiProblem
    ? error.issues.map(({ path, message }) => ({ path: joinPath(listPath, path), message }))
    : []

function conflictOf(error: unknown): Version | undefined {
  const current = galleryConflict(error)
  return current && { ...galleryVersion(current), ...current.revision }
}
