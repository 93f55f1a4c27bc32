import { useCallback, useMemo, useState } from 'react'
import { messageOf } from '#admin/api/problem.ts'
import { useUpdateSections } from '#admin/api/publishing.ts'
import { useDocumentSaver } from '#admin/draft-screen/use-document-saver.ts'
import { useDraftActions } from '#admin/draft-screen/use-draft-actions.ts'
import type { SaveReport } from '#admin/draft-screen/use-save-draft.ts'
import { type Form, useDraft } from '#admin/form/form-context.tsx'
import { documents } from '#content/documents/documents.ts'
import { sectionsDraft } from './sections-draft.ts'
import { useSectionsAlert } from './use-sections-alert.ts'

const { labels } = documents['selected-sections']
const texts = {
  updated: 'Componentes de secciones actualizados',
  updateFailed: 'Error al actualizar componentes. Intentar de nuevo.',
} as const

/** Saves and publishes the selection, and shows the outcome: an alert, a question or a reload. */
export function useSectionsActions(form: Form) {
  const { alert, show, dismiss, leaveForReload } = useSectionsAlert()
  const updating = useUpdateSections()
  const [asking, setAsking] = useState(false)
  const [reloading, setReloading] = useState(false)
  const saving = useDraft((state) => state.saving)

  const report = useMemo<SaveReport>(
    () => ({ saved: (text) => show('success', text), failed: () => undefined }),
    [show],
  )
  // A selection is always valid, so there is never a field to show.
  const reveal = useCallback(() => undefined, [])
  const work = useDraftActions({
    ...{ form, kept: sectionsDraft, reveal, report },
    saver: useDocumentSaver(sectionsDraft),
  })

  /** Resolves to whether the draft is saved. */
  const save = async (): Promise<boolean> => {
    dismiss()
    const { kind } = await work.save()
    if (kind === 'nothing') show('success', labels.saved)
    return kind === 'saved' || kind === 'nothing'
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
    work,
    alert,
    dismissAlert: dismiss,
    saving,
    updating: updating.isPending || reloading,
    save,
    asking,
    askToUpdate: () => (work.isDirty ? setAsking(true) : update()),
    cancelUpdate: () => setAsking(false),
    saveAndUpdate: async () => {
      setAsking(false)
      if (await save()) await update()
    },
    updateWithout: async () => {
      sectionsDraft.draft.discard()
      await update()
    },
  }
}

/** In ms. Gives a screen reader time to start reading the alert. */
const reloadDelay = 1200
