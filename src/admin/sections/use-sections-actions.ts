import { useCallback, useMemo, useState } from 'react'
import { messageOf } from '#admin/api/problem.ts'
import { useUpdateSections } from '#admin/api/publishing.ts'
import { useDraftActions } from '#admin/draft-screen/use-draft-actions.ts'
import { type Form, useDraft } from '#admin/form/form-context.tsx'
import { useScreenSave } from '#admin/publish/use-screen-save.ts'
import { sectionsDraft } from './sections-draft.ts'
import { useSectionsAlert } from './use-sections-alert.ts'

const words = {
  saved: 'Secciones seleccionadas guardadas.',
  saveFailed: 'No pudieron actualizarse las secciones',
}
const texts = {
  updated: 'Componentes de secciones actualizados',
  updateFailed: 'Error al actualizar componentes. Intentar de nuevo.',
} as const

/** Stores and publishes the selection, and shows the outcome: an alert, a question or a reload. */
export function useSectionsActions(form: Form) {
  const { alert, show, dismiss, leaveForReload } = useSectionsAlert()
  const updating = useUpdateSections()
  const [asking, setAsking] = useState(false)
  const [reloading, setReloading] = useState(false)
  const saving = useDraft((state) => state.saving)

  const report = useMemo(
    () => ({ saved: (text: string) => show('success', text), failed: () => undefined }),
    [show],
  )
  // A selection is always valid, so there is never a field to show.
  const reveal = useCallback(() => undefined, [])
  const screenSave = useScreenSave({ stored: sectionsDraft, words, reveal, report })
  const work = useDraftActions({ form, stored: sectionsDraft, reveal, save: screenSave.saveNow })

  /** Resolves to whether the draft is stored. */
  const save = async (): Promise<boolean> => {
    dismiss()
    const { kind } = await screenSave.save()
    if (kind === 'nothing') show('success', words.saved)
    return kind === 'saved' || kind === 'stored' || kind === 'nothing'
  }

  const update = async () => {
    setAsking(false)
    try {
      await updating.mutateAsync()
      show('success', texts.updated)
      // Where the browser stores nothing, a reload would lose what is said here.
      if (!leaveForReload(texts.updated)) return
      setReloading(true)
      setTimeout(() => window.location.reload(), reloadDelay)
    } catch (error) {
      show('failure', texts.updateFailed, messageOf(error))
    }
  }

  return {
    work,
    screenSave,
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
      const held = sectionsDraft.sync.held()
      if (held) sectionsDraft.draft.replace(held)
      await update()
    },
  }
}

/** In ms. Gives a screen reader time to start reading the alert. */
const reloadDelay = 1200
