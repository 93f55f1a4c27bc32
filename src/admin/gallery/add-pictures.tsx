import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMedia } from '#admin/api/media.ts'
import { fieldId, useDraft, useForm } from '#admin/form/form-context.tsx'
import { documentList } from '#admin/form/list/document-list.ts'
import { revealField } from '#admin/form/reveal-field.ts'
import { LazyPicker } from '#admin/media/picker/lazy-picker.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import { segmentOf } from '#content/values/item-path.ts'
import { joinPath, listAt } from '#content/values/json.ts'
import { newEntries } from './gallery-entries.ts'

const { listPath, list } = documentList('gallery')

/** Adds several pictures or drawings to the gallery at once. */
export function AddPictures() {
  const form = useForm()
  const { data } = useMedia()
  const [picking, setPicking] = useState(false)
  const entries = useDraft(({ draft }) => listAt(draft, listPath))
  const isFull = list.max !== undefined && entries.length >= list.max

  const add = (paths: readonly string[]) => {
    setPicking(false)
    const next = [...entries, ...newEntries(paths, data ?? [], entries)]
    form.draft.set(listPath, next)
    form.announce(paths.length === 1 ? 'Se agregó 1 imagen.' : `Se agregaron ${paths.length} imágenes.`)
    // Wait until the dialog has closed and returned the focus.
    setTimeout(() => revealField(form, joinPath(joinPath(listPath, segmentOf(next, entries.length)), 'alt')))
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
        <LazyPicker
          title="imágenes para la galería"
          needs={{ width: 1600 }}
          multiple
          onChoose={add}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
