import { Drawer } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ListedItem } from '#admin/api/media.ts'
import { useIsPhone } from '#admin/shell/screen-width.ts'
import { PictureDetails } from './picture-details.tsx'

type PictureDrawerProps = { readonly item: ListedItem | undefined; readonly onClose: () => void }

/** Everything about one picture: beside the library, or full screen on small screens. */
export function PictureDrawer({ item, onClose }: PictureDrawerProps) {
  const isPhone = useIsPhone()
  const [isDirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState(item)
  // Keeps rendering the picture during the closing animation.
  useEffect(() => {
    if (item) setShown(item)
  }, [item])

  const leave = () => {
    setAsking(false)
    setDirty(false)
    onClose()
  }
  return (
    <Drawer
      opened={item !== undefined}
      onClose={() => {
        if (isCovered()) return
        if (isDirty) setAsking(true)
        else leave()
      }}
      position="right"
      size={isPhone ? '100%' : 'xl'}
      title={shown?.title || shown?.fileName}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 44 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      // Not a banner landmark: a dialog above it has a header of its own.
      attributes={{ header: { role: 'presentation' } }}
    >
      {shown && (
        <PictureDetails
          key={shown.id}
          item={item ?? shown}
          isAsking={asking}
          onDirty={setDirty}
          onKeepEditing={() => setAsking(false)}
          onClose={leave}
        />
      )}
    </Drawer>
  )
}

/** Another dialog is open on top, so Escape must close that one. */
const isCovered = () => document.querySelectorAll('[role="dialog"]').length > 1
