import { Button, Drawer, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type ListedItem, useChangePicture } from '#admin/api/media.ts'
import { failureTitle } from '#admin/api/problem.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Dialog } from '#admin/shell/dialog.tsx'
import { Failure } from '#admin/shell/failure.tsx'
import { useIsPhone } from '#admin/shell/screen-width.ts'
import { showFailure, showSuccess } from '#admin/shell/toast.ts'
import { UnsavedGuard } from '#admin/shell/unsaved-guard.tsx'
import { useReturnFocus } from '#admin/shell/use-return-focus.ts'
import { type MediaCrop, type MediaDetails, mediaDetails } from '#content/media/media.ts'
import { AltFields } from '../alt-fields.tsx'
import { focusAfterCrop } from '../crop-maths.ts'
import { FormerPictures } from '../former-pictures.tsx'
import { CropTools } from './crop-tools.tsx'
import { FocusEditor } from './focus-editor.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { RemovePicture } from './remove-picture.tsx'
import { ReplacePicture } from './replace-picture.tsx'
import { UsesList } from './uses-list.tsx'

const fieldNames = ['title', 'alt', 'decorative', 'focus'] as const

type PictureDrawerProps = { readonly item: ListedItem; readonly onClose: () => void }

/** Everything about one picture: beside the library, or full screen on small screens. */
export function PictureDrawer({ item, onClose }: PictureDrawerProps) {
  const isPhone = useIsPhone()
  useReturnFocus()
  const [isAsking, setAsking] = useState(false)
  const isOwner = useIsOwner()
  const { mutateAsync, isPending, error } = useChangePicture(item.id)
  const [edited, setEdited] = useState<Partial<Pick<ListedItem, (typeof fieldNames)[number]>>>({})
  const { title, alt, decorative, focus } = { ...item, ...edited }
  const isDirty =
    title.trim() !== item.title ||
    alt.trim() !== item.alt ||
    decorative !== item.decorative ||
    focus.x !== item.focus.x ||
    focus.y !== item.focus.y
  const parsed = mediaDetails.safeParse({ title, alt, decorative, focus })
  const canSave = isDirty && parsed.success && !isPending
  const issueOf = (field: string) => parsed.error?.issues.find(({ path }) => path[0] === field)?.message

  const save = () => {
    if (parsed.success && canSave) send(parsed.data, 'Imagen actualizada correctamente')
  }
  const saveCrop = (crop: MediaCrop | null) => {
    const moved = focusAfterCrop(focus, item.crop, crop)
    const message = crop ? 'Recorte guardado' : 'Se muestra otra vez la imagen completa'
    return send({ crop, focus: moved }, message)
  }
  /** What the user typed meanwhile stays in the form, and so do the fields that were not sent. */
  async function send(details: MediaDetails, message: string) {
    try {
      await mutateAsync(details)
      setEdited((now) =>
        Object.fromEntries(
          Object.entries(now).filter(
            ([key, value]) =>
              !fieldNames.some((name) => name === key && name in details && edited[name] === value),
          ),
        ),
      )
      showSuccess(message)
    } catch (error) {
      showFailure(failureTitle(error, 'No se guardó la imagen'))
    }
  }

  const close = () => {
    if (isCovered()) return
    if (isDirty) setAsking(true)
    else onClose()
  }
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size={isPhone ? '100%' : 'xl'}
      title={item.title || item.fileName}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 44 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      // Not a banner landmark: a dialog above it has a header of its own.
      attributes={{ header: { role: 'presentation' } }}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <FocusEditor item={item} focus={focus} onChange={(moved) => setEdited({ ...edited, focus: moved })} />
        <CropTools item={item} isSaving={isPending} onCrop={saveCrop} />
        <TextInput
          label="Título"
          description="Para encontrarla aquí; no se publica."
          value={title}
          error={issueOf('title')}
          onChange={(event) => setEdited({ ...edited, title: event.currentTarget.value })}
        />
        <AltFields
          name={item.title || item.fileName}
          fileName={item.fileName}
          words={{ alt, decorative }}
          error={issueOf('alt')}
          onChange={(words) => setEdited({ ...edited, ...words })}
        />
        <Failure error={error} title="No se guardó">
          {' '}
          Lo que escribió sigue aquí.
        </Failure>
        <div className="sticky-foot">
          <p>{item.uses.length > 0 ? 'Los cambios se publican al guardar.' : ''}</p>
          <Button type="submit" {...(canSave ? {} : { 'data-disabled': true, 'aria-disabled': true })}>
            {isPending ? 'Guardando…' : 'Guardar imagen'}
          </Button>
        </div>
        <UsesList uses={item.uses} title="Dónde se usa" />
        <PictureFacts item={item} />
        <FormerPictures item={item} />
        <div className="row">
          <ReplacePicture item={item} />
          {isOwner && <RemovePicture item={item} onRemoved={onClose} />}
        </div>
        <UnsavedGuard when={isDirty} />
        {isAsking && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} />}
      </form>
    </Drawer>
  )
}

/** Another dialog is open on top, so Escape must close that one. */
const isCovered = () => document.querySelectorAll('[role="dialog"]').length > 1

/** Asks before a picture with unsaved changes is closed. */
function DiscardDialog({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  useReturnFocus()
  return (
    <Dialog
      title="Hay cambios sin guardar"
      onClose={onKeep}
      cancel="Seguir editando"
      cancelsFirst
      actions={
        <Button variant="outline" onClick={onDiscard}>
          Cerrar sin guardar
        </Button>
      }
    >
      <Text>Los cambios de esta imagen no se han guardado. Si la cierra ahora, se pierden.</Text>
    </Dialog>
  )
}
