import { Alert, Button, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type ListedItem, useChangePicture } from '#admin/api/media.ts'
import { failureTitle, messageOf } from '#admin/api/problem.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { showFailure, showSuccess } from '#admin/shell/toast.ts'
import { UnsavedGuard } from '#admin/shell/unsaved-guard.tsx'
import { type MediaCrop, mediaDetails } from '#content/media/media.ts'
import { AltFields } from '../alt-fields.tsx'
import { focusAfterCrop } from '../crop-maths.ts'
import { CropTools } from './crop-tools.tsx'
import styles from './detail.module.css'
import { DiscardDialog } from './discard-dialog.tsx'
import { FocusEditor } from './focus-editor.tsx'
import { FormerPictures } from './former-pictures.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { RemovePicture } from './remove-picture.tsx'
import { ReplacePicture } from './replace-picture.tsx'
import { UsesList } from './uses-list.tsx'

type PictureDetailsProps = {
  readonly item: ListedItem
  /** The user asked to close the drawer with unsaved changes. */
  readonly isAsking: boolean
  readonly onDirty: (isDirty: boolean) => void
  readonly onKeepEditing: () => void
  readonly onClose: () => void
}

/** Form for a picture's texts, focal point and crop. */
export function PictureDetails(props: PictureDetailsProps) {
  const { item, onDirty, onClose } = props
  const isOwner = useIsOwner()
  const { mutateAsync, isPending, error } = useChangePicture(item.id)
  const [edited, setEdited] = useState<Partial<Pick<ListedItem, 'title' | 'alt' | 'decorative' | 'focus'>>>(
    {},
  )
  const { title, alt, decorative, focus } = { ...item, ...edited }
  const isDirty =
    title.trim() !== item.title ||
    alt.trim() !== item.alt ||
    decorative !== item.decorative ||
    focus.x !== item.focus.x ||
    focus.y !== item.focus.y
  const parsed = mediaDetails.safeParse({ title, alt, decorative, focus })
  const canSave = isDirty && parsed.success && !isPending
  const issueOf = (field: string) =>
    parsed.error?.issues.find(({ path }) => path[0] === field)?.message ?? undefined
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const save = async () => {
    if (!parsed.success || !canSave) return
    await saveWith(() => mutateAsync(parsed.data), 'Imagen actualizada correctamente')
  }
  const saveCrop = async (crop: MediaCrop | null) => {
    const moved = focusAfterCrop(focus, item.crop, crop)
    const message = crop ? 'Recorte guardado' : 'Se muestra otra vez la imagen completa'
    await saveWith(() => mutateAsync({ crop, focus: moved }), message, ['focus'])
  }
  /** The user's input stays in the form, whatever the response contains. */
  async function saveWith(
    send: () => Promise<unknown>,
    message: string,
    settled: readonly (keyof typeof edited)[] = ['title', 'alt', 'decorative', 'focus'],
  ) {
    try {
      await send()
      setEdited((now) =>
        Object.fromEntries(
          Object.entries(now).filter(
            ([key, value]) => !settled.some((each) => each === key && edited[each] === value),
          ),
        ),
      )
      showSuccess(message)
    } catch (error) {
      const message = failureTitle(error, 'No se guardó la imagen')
      showFailure(message)
    }
  }

  return (
    <form
      className={styles.details}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
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
      {error && (
        <Alert color="danger" title={failureTitle(error, 'No se guardó')} role="alert">
          {messageOf(error)} Lo que escribió sigue aquí.
        </Alert>
      )}
      <div className={styles.save}>
        <p>{item.uses.length > 0 ? 'Los cambios se publican al guardar.' : ''}</p>
        <Button type="submit" {...(canSave ? {} : { 'data-disabled': true, 'aria-disabled': true })}>
          {isPending ? 'Guardando…' : 'Guardar imagen'}
        </Button>
      </div>
      <UsesList uses={item.uses} title="Dónde se usa" />
      <PictureFacts item={item} />
      <FormerPictures item={item} />
      <div className={styles.actions}>
        <ReplacePicture item={item} />
        {isOwner && <RemovePicture item={item} onRemoved={onClose} />}
      </div>
      <UnsavedGuard when={isDirty} />
      {props.isAsking && <DiscardDialog onKeep={props.onKeepEditing} onDiscard={onClose} />}
    </form>
  )
}
