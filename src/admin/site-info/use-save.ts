import { useCallback, useMemo, useState } from 'react'
import { siteContentConflict, useSaveSiteContent } from '#admin/api/documents.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { createSaver } from '#admin/draft/save-draft.ts'
import type { Version } from '#admin/draft/version.ts'
import { showToast } from '#admin/shell/toast.ts'
import { explainSaveFailure, savedToast, saveFailedToast } from './explain-failure.ts'
import { siteInfoDraft } from './site-info-draft.ts'

type Reactions = {
  /** Opens the field that keeps the draft from being saved. */
  readonly onInvalid: (path: string) => void
  readonly onConflict: () => void
}

/** Saves the draft, and tells the owner how it went. */
export function useSave({ onInvalid, onConflict }: Reactions) {
  const { mutateAsync } = useSaveSiteContent()
  const [failure, setFailure] = useState<string>()
  const saver = useMemo(
    () => createSaver(siteInfoDraft, { send: mutateAsync, conflictOf, issuesOf }),
    [mutateAsync],
  )

  const save = useCallback(async () => {
    const outcome = await saver()
    switch (outcome.kind) {
      case 'nothing':
        return
      case 'saved':
        setFailure(undefined)
        return showToast(savedToast)
      case 'invalid':
        return onInvalid(outcome.path)
      case 'conflict':
        setFailure(undefined)
        return onConflict()
      case 'failed': {
        setFailure(explainSaveFailure(outcome.error))
        showToast(saveFailedToast)
        const [path] = siteInfoDraft.state.getState().refused.keys()
        if (path) onInvalid(path)
      }
    }
  }, [saver, onInvalid, onConflict])

  return { save, failure, dismissFailure: () => setFailure(undefined) }
}

const issuesOf = (error: unknown) => (error instanceof ApiProblem ? error.issues : [])

function conflictOf(error: unknown): Version | undefined {
  const current = siteContentConflict(error)
  return current && { value: current.value, etag: current.etag, ...current.revision }
}
