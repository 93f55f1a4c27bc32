import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { GroupFields } from '#admin/form/field-view.tsx'
import { createForm, type Form, FormProvider, useDraft } from '#admin/form/form-context.tsx'
import type { DrawItem } from '#admin/form/list/list-row.tsx'
import { ListView } from '#admin/form/list/list-view.tsx'
import { revealField } from '#admin/form/reveal-field.ts'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { UnsavedGuard } from '#admin/shell/unsaved-guard.tsx'
import { ConflictDialog } from '#admin/site-info/conflict-dialog.tsx'
import { DraftStatus } from '#admin/site-info/draft-status.tsx'
import { HistoryButtons } from '#admin/site-info/history-buttons.tsx'
import { NewerNotice, RecoveryNotice, SaveFailureNotice } from '#admin/site-info/notices.tsx'
import { SaveButton } from '#admin/site-info/save-button.tsx'
import { useRecovery } from '#admin/site-info/use-recovery.ts'
import { useShortcuts } from '#admin/site-info/use-shortcuts.ts'
import { useTitleMark } from '#admin/site-info/use-title-mark.ts'
import { fieldAt } from '#content/field-walk.ts'
import { AddPictures } from './add-pictures.tsx'
import styles from './gallery.module.css'
import { galleryDraft, galleryField, keptGallery, listPath } from './gallery-draft.ts'
import { useSaveGalleryDraft } from './use-save-gallery-draft.ts'

/** The form over the draft, once the document is here. */
export function GalleryForm() {
  const [said, setSaid] = useState('')
  const [form] = useState(() => createForm(galleryDraft, setSaid))
  return (
    <FormProvider value={form}>
      <FormBody form={form} />
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
    </FormProvider>
  )
}

/** The entry's id is made from its title, and nobody reads it. */
const drawEntry: DrawItem = (item, path) =>
  item.kind === 'group' ? <GroupFields group={item} path={path} except="id" /> : null

function FormBody({ form }: { form: Form }) {
  const [comparing, setComparing] = useState(false)
  const compare = useCallback(() => setComparing(true), [])
  const reveal = useCallback((path: string) => revealField(form, path), [form])
  const { save, failure, dismissFailure } = useSaveGalleryDraft({ onInvalid: reveal, onConflict: compare })
  const recovery = useRecovery(keptGallery)
  const newer = useDraft((state) => state.newer)
  const isDirty = useDraft(({ changeCount }) => changeCount > 0)
  const saveNow = useCallback(() => void save(), [save])
  const undo = useCallback(() => {
    form.announce(
      galleryDraft.undo() === undefined ? 'No hay nada que deshacer.' : 'Se deshizo el último cambio.',
    )
  }, [form])
  const redo = useCallback(() => {
    form.announce(galleryDraft.redo() === undefined ? 'No hay nada que rehacer.' : 'Se rehízo el cambio.')
  }, [form])
  useShortcuts({ save: saveNow, undo, redo })
  useTitleMark(isDirty)
  useLinkedField(form)

  const { copy } = recovery
  return (
    <>
      <ScreenBar title="Galería" status={<DraftStatus copyIsKept={keptGallery.copyIsKept} />}>
        <HistoryButtons undo={undo} redo={redo} />
        <SaveButton onSave={saveNow} />
      </ScreenBar>
      <div className={screen.work}>
        {failure && <SaveFailureNotice explanation={failure} onRetry={saveNow} onClose={dismissFailure} />}
        {newer && !comparing && <NewerNotice newer={newer} onCompare={compare} />}
        {copy && (
          <RecoveryNotice
            copy={copy}
            onRecover={() => recovery.recover(copy)}
            onDiscard={() => recovery.forget(copy)}
          />
        )}
        <p className={styles.intro}>
          Las fotos del consultorio que se ven en la portada, en este orden. Al guardar se publican. Seis u
          ocho buenas fotos dicen más que veinte.
        </p>
        <h2 className="visually-hidden">Imágenes de la portada</h2>
        <div className={styles.list}>
          <ListView list={galleryField} path={listPath} drawItem={drawEntry} adder={<AddPictures />} />
        </div>
      </div>
      {comparing && newer && (
        <ConflictDialog
          newer={newer}
          onClose={() => setComparing(false)}
          onResolved={() => {
            setComparing(false)
            dismissFailure()
            saveNow()
          }}
        />
      )}
      <UnsavedGuard
        when={isDirty}
        consequence="Si sale de esta página dentro de la administración, la encontrará como la dejó; si cierra el navegador, le ofreceremos recuperarlos."
      />
    </>
  )
}

/** `/admin/galeria#gallery.2.src` leads to that field. */
function useLinkedField(form: Form) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking for the same field again is a new visit.
  useEffect(() => {
    const path = decodeURIComponent(hash.slice(1))
    if (path !== '' && fieldAt(form.draft.tree, path)) revealField(form, path)
  }, [form, hash, key])
}
