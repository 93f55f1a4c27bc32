import { Drawer } from '@mantine/core'
import { useCallback } from 'react'
import type { ListedItem } from '#admin/api/media.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import { DraftNotices } from '#admin/draft-screen/draft-notices.tsx'
import { HistoryButtons } from '#admin/draft-screen/history-buttons.tsx'
import { useDraftActions } from '#admin/draft-screen/use-draft-actions.ts'
import { type Form, useShownIssue } from '#admin/form/form-context.tsx'
import { AltFields } from '#admin/media/alt-fields.tsx'
import { useEditedPicture } from '#admin/media/picture-drafts.ts'
import { useIsPhone } from '#admin/shell/screen-width.ts'
import { useReturnFocus } from '#admin/shell/use-return-focus.ts'
import { CropTools } from './crop-tools.tsx'
import { FocusEditor } from './focus-editor.tsx'
import { FormerPictures } from './former-pictures.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { PictureTitle } from './picture-title.tsx'
import { RemovePicture } from './remove-picture.tsx'
import { ReplacePicture } from './replace-picture.tsx'
import { UsesList } from './uses-list.tsx'

type PictureDrawerProps = { readonly item: ListedItem; readonly onClose: () => void }

/** Everything about one picture: beside the library, or full screen on small screens. */
export function PictureDrawer({ item, onClose }: PictureDrawerProps) {
  const isPhone = useIsPhone()
  useReturnFocus()
  const edited = useEditedPicture(item)
  return (
    <Drawer
      opened
      onClose={() => {
        if (!isCovered()) onClose()
      }}
      position="right"
      size={isPhone ? '100%' : 'xl'}
      title={item.title || item.fileName}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 44 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      // Not a banner landmark: a dialog above it has a header of its own.
      attributes={{ header: { role: 'presentation' } }}
    >
      <DraftForm draft={edited.stored.draft}>
        {(form) => <PictureForm form={form} edited={edited} item={item} onRemoved={onClose} />}
      </DraftForm>
    </Drawer>
  )
}

type PictureFormProps = {
  readonly form: Form
  readonly edited: ReturnType<typeof useEditedPicture>
  readonly item: ListedItem
  readonly onRemoved: () => void
}

function PictureForm({ form, edited, item, onRemoved }: PictureFormProps) {
  const { stored, shown, edit } = edited
  const isOwner = useIsOwner()
  const work = useDraftActions({ form, stored, reveal: useCallback(() => undefined, []) })
  const issue = useShownIssue('alt')
  return (
    <div className="stack">
      <DraftNotices work={work} />
      <FocusEditor item={shown} focus={shown.focus} onChange={({ x, y }) => edit({ focusX: x, focusY: y })} />
      <CropTools item={shown} onEdit={edit} />
      <HistoryButtons undo={work.undo} redo={work.redo} />
      <AltFields
        name={item.title || item.fileName}
        fileName={item.fileName}
        words={shown}
        error={issue}
        onChange={({ alt, decorative }) => edit({ alt, decorative })}
      />
      <PictureTitle item={item} />
      <UsesList uses={item.uses} title="Dónde se usa" />
      <PictureFacts item={shown} />
      <FormerPictures item={item} onEdit={edit} />
      <div className="row">
        <ReplacePicture item={item} onEdit={edit} />
        {isOwner && <RemovePicture item={item} onRemoved={onRemoved} />}
      </div>
    </div>
  )
}

/** Another dialog is open on top, so Escape must close that one. */
const isCovered = () => document.querySelectorAll('[role="dialog"]').length > 1
