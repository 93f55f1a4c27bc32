import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { noteSaved, selectedSectionsConflict, useSaveSelectedSections } from '#admin/api/documents.ts'
import { messageOf } from '#admin/api/problem.ts'
import { useUpdateSections } from '#admin/api/publishing.ts'
import type { RevisionSummary } from '#admin/api/shapes.ts'
import type { SelectedSections } from '#content/selected-sections.ts'
import { differences } from './selections.ts'
import { useSectionsAlert } from './use-sections-alert.ts'
import type { useSectionsDraft } from './use-sections-draft.ts'

/** What someone else saved since. */
export type OtherVersion = {
  readonly value: SelectedSections
  readonly etag: string
  readonly revision: RevisionSummary
}

const texts = {
  saved: 'Secciones seleccionadas guardadas.',
  saveFailed: 'No pudieron actualizarse las secciones. Intentar de nuevo.',
  updated: 'Componentes de secciones actualizados',
  updateFailed: 'Error al actualizar componentes. Intentar de nuevo.',
} as const

/** Saving and publishing, with what they come to: an alert, a reload, or another's version to settle with. */
export function useSectionsActions(draft: ReturnType<typeof useSectionsDraft>) {
  const { alert, show, dismiss, leaveForReload } = useSectionsAlert()
  const client = useQueryClient()
  const saving = useSaveSelectedSections()
  const updating = useUpdateSections()
  const [asking, setAsking] = useState(false)
  const [reloading, setReloading] = useState(false)
  const [conflict, setConflict] = useState<OtherVersion>()

  /** Tells whether it was saved. */
  const save = async (value: SelectedSections, etag = draft.base.etag): Promise<boolean> => {
    dismiss()
    try {
      const saved = await saving.mutateAsync({ value, etag })
      draft.saved(value, saved)
      setConflict(undefined)
      show('success', texts.saved)
      return true
    } catch (error) {
      show('failure', texts.saveFailed, messageOf(error))
      setConflict(selectedSectionsConflict(error))
      return false
    }
  }

  /** Takes what she settled on in place of both versions. */
  const resolve = async (value: SelectedSections) => {
    if (!conflict) return
    const isTheirs = differences(value, conflict.value).length === 0
    if (isTheirs) noteSaved(client, 'selected-sections', conflict)
    else if (!(await save(value, conflict.etag))) return
    draft.discard()
    setConflict(undefined)
  }

  const update = async () => {
    setAsking(false)
    try {
      await updating.mutateAsync()
      show('success', texts.updated)
      leaveForReload(texts.updated)
      setReloading(true)
      setTimeout(() => window.location.reload(), reloadDelay)
    } catch (error) {
      show('failure', texts.updateFailed, messageOf(error))
    }
  }

  return {
    alert,
    dismissAlert: dismiss,
    saving: saving.isPending,
    updating: updating.isPending || reloading,
    save,
    conflict,
    resolve,
    keepEditing: () => setConflict(undefined),
    asking,
    askToUpdate: () => (draft.changed.length > 0 ? setAsking(true) : update()),
    cancelUpdate: () => setAsking(false),
    saveAndUpdate: async () => {
      setAsking(false)
      if (await save(draft.value)) await update()
    },
    updateWithout: async () => {
      draft.discard()
      await update()
    },
  }
}

/** Long enough for a screen reader to begin saying what happened. */
const reloadDelay = 1200
