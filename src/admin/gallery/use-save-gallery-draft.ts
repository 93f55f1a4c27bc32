import { useCallback, useMemo, useState } from 'react'
import { galleryConflict, useSaveGallery } from '#admin/api/documents.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { createSaver } from '#admin/draft/save-draft.ts'
import type { Version } from '#admin/draft/version.ts'
import { showToast } from '#admin/shell/toast.ts'
import { explainSaveFailure } from '#admin/site-info/explain-failure.ts'
import { joinPath } from '#content/json.ts'
import { galleryDraft, galleryVersion, listPath } from './gallery-draft.ts'

type Reactions = {
  /** Opens the field that keeps the draft from being saved. */
  readonly onInvalid: (path: string) => void
  readonly onConflict: () => void
}

/** Saves and publishes the gallery, and tells the owner how it went. */
export function useSaveGalleryDraft({ onInvalid, onConflict }: Reactions) {
  const { mutateAsync } = useSaveGallery()
  const [failure, setFailure] = useState<string>()
  const saver = useMemo(() => {
    const send = async ({ value, etag }: { value: { gallery: SavedGallery }; etag: string | undefined }) =>
      galleryVersion(await mutateAsync({ value: value[listPath], etag }))
    return createSaver(galleryDraft, { send, conflictOf, issuesOf })
  }, [mutateAsync])

  const save = useCallback(async () => {
    const outcome = await saver()
    setFailure(undefined)
    switch (outcome.kind) {
      case 'nothing':
        return
      case 'saved':
        return showToast({ title: 'Éxito', message: 'Galería actualizada correctamente', kind: 'success' })
      case 'invalid':
        return onInvalid(outcome.path)
      case 'conflict':
        return onConflict()
      case 'failed':
        setFailure(explainSaveFailure(outcome.error))
        showToast({ title: 'Error', message: 'Falla al actualizar la galería', kind: 'destructive' })
    }
  }, [saver, onInvalid, onConflict])

  return { save, failure, dismissFailure: () => setFailure(undefined) }
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
