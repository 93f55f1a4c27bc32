import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { DraftDialogs } from '#admin/draft-screen/draft-dialogs.tsx'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import { DraftNotices } from '#admin/draft-screen/draft-notices.tsx'
import { DraftStatus } from '#admin/draft-screen/draft-status.tsx'
import { HistoryButtons } from '#admin/draft-screen/history-buttons.tsx'
import { SaveButton } from '#admin/draft-screen/save-button.tsx'
import { useDraftWork } from '#admin/draft-screen/use-draft-work.ts'
import { GroupFields } from '#admin/form/field-view.tsx'
import type { Form } from '#admin/form/form-context.tsx'
import type { DrawItem } from '#admin/form/list/list-row.tsx'
import { ListView } from '#admin/form/list/list-view.tsx'
import { revealField } from '#admin/form/reveal-field.ts'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { fieldAt } from '#content/field-walk.ts'
import { AddPictures } from './add-pictures.tsx'
import styles from './gallery.module.css'
import { galleryDraft, galleryField, keptGallery, listPath } from './gallery-draft.ts'
import { useGallerySaver } from './use-gallery-saver.ts'

/** The form over the draft, once the document is here. */
export const GalleryForm = () => (
  <DraftForm draft={galleryDraft}>{(form) => <FormBody form={form} />}</DraftForm>
)

/** The entry's id is made from its title, and nobody reads it. */
const drawEntry: DrawItem = (item, path) =>
  item.kind === 'group' ? <GroupFields group={item} path={path} except="id" /> : null

const texts = { saved: 'Galería actualizada correctamente', failed: 'Falla al actualizar la galería' }

function FormBody({ form }: { form: Form }) {
  const reveal = useCallback((path: string) => revealField(form, path), [form])
  const work = useDraftWork({ form, kept: keptGallery, saver: useGallerySaver(), texts, reveal })
  useLinkedField(form)
  return (
    <>
      <ScreenBar title="Galería" status={<DraftStatus copyIsKept={keptGallery.copyIsKept} />}>
        <HistoryButtons undo={work.undo} redo={work.redo} />
        <SaveButton onSave={work.saveNow} />
      </ScreenBar>
      <div className={screen.work}>
        <DraftNotices work={work} />
        <p className={styles.intro}>
          Las fotos del consultorio que se ven en la portada, en este orden. Al guardar se publican. Seis u
          ocho buenas fotos dicen más que veinte.
        </p>
        <h2 className="visually-hidden">Imágenes de la portada</h2>
        <div className={styles.list}>
          <ListView list={galleryField} path={listPath} drawItem={drawEntry} adder={<AddPictures />} />
        </div>
      </div>
      <DraftDialogs work={work} />
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
