import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useMedia } from '#admin/api/media.ts'
import { fieldId, useDraft, useForm } from '#admin/form/form-context.tsx'
import { revealField } from '#admin/form/reveal-field.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { isJsonList, joinPath } from '#content/values/json.ts'
import { newEntries } from './gallery-entries.ts'
import { galleryField, listPath } from './gallery-field.ts'

const MediaPicker = lazy(async () => ({
  default: (await import('#admin/media/picker/media-picker.tsx')).MediaPicker,
}))

/** Adds several pictures or drawings to the gallery at once. */
export function AddPictures() {
  const form = useForm()
  const { data } = useMedia()
  const [picking, setPicking] = useState(false)
  const images = useDraft(({ draft }) => draft[listPath])
  const entries = isJsonList(images) ? images : []
  const isFull = galleryField.max !== undefined && entries.length >= galleryField.max

  const add = (paths: readonly string[]) => {
    setPicking(false)
    form.draft.set(listPath, [...entries, ...newEntries(paths, data ?? [], entries)])
    form.announce(paths.length === 1 ? 'Se agregó 1 imagen.' : `Se agregaron ${paths.length} imágenes.`)
    // Wait until the dialog has closed and returned the focus.
    setTimeout(() => revealField(form, joinPath(joinPath(listPath, entries.length), 'alt')))
  }
  return (
    <>
      <Button
        id={`${fieldId(listPath)}-agregar`}
        variant="default"
        leftSection={<Icon name="add" size={18} />}
        disabled={isFull}
        onClick={() => setPicking(true)}
      >
        Agregar imágenes
      </Button>
      {picking && (
        <Suspense>
          <MediaPicker
            title="imágenes para la galería"
            needs={{ width: 1600 }}
            multiple
            onChoose={add}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
