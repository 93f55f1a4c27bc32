import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ListedItem } from '#admin/api/media.ts'
import { Icon } from '#admin/shell/icon.tsx'
import type { MediaCrop } from '#content/media/media.ts'
import { cropWithin } from '../crop-maths.ts'
import { CropDialog } from './crop-dialog.tsx'
import styles from './detail.module.css'

type CropToolsProps = {
  readonly item: ListedItem
  readonly isSaving: boolean
  readonly onCrop: (crop: MediaCrop | null) => Promise<void>
}

/** Sets or removes the crop that applies everywhere on the site. */
export function CropTools({ item, isSaving, onCrop }: CropToolsProps) {
  const [cropping, setCropping] = useState(false)
  return (
    <div className={styles.tools}>
      <Button variant="default" leftSection={<Icon name="crop" />} onClick={() => setCropping(true)}>
        {item.crop ? 'Recortar más' : 'Recortar'}
      </Button>
      {item.crop && (
        <Button variant="default" loading={isSaving} onClick={() => void onCrop(null)}>
          Quitar recorte
        </Button>
      )}
      {cropping && (
        <CropDialog
          item={item}
          onClose={() => setCropping(false)}
          onCrop={async (part) => {
            await onCrop(cropWithin(item.crop, part))
            setCropping(false)
          }}
        />
      )}
    </div>
  )
}
