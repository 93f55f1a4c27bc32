import 'react-easy-crop/react-easy-crop.css'
import { Button, Modal, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { type ListedItem, usePreparePicture } from '#admin/api/media.ts'
import { cropWithin, focusAfterCrop } from '#admin/media/crop-maths.ts'
import type { EditPicture } from '#admin/media/picture-drafts.ts'
import { thumbnailPath } from '#admin/media/thumbnail-path.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { useIsPhone } from '#admin/shell/screen-width.ts'
import { showError } from '#admin/shell/toast.ts'
import { useReturnFocus } from '#admin/shell/use-return-focus.ts'
import type { MediaCrop } from '#content/media/media.ts'
import styles from './detail.module.css'
import { RangeField } from './range-field.tsx'

type CropToolsProps = {
  readonly item: ListedItem
  readonly onEdit: EditPicture
}

/** Sets or removes the crop that applies everywhere on the site, once it is published. */
export function CropTools({ item, onEdit }: CropToolsProps) {
  const [cropping, setCropping] = useState(false)
  const { mutateAsync, isPending } = usePreparePicture(item.id)
  const crop = async (wanted: MediaCrop | null) => {
    try {
      const { version } = await mutateAsync({ version: item.version, crop: wanted })
      const { x, y } = focusAfterCrop(item.focus, item.crop, wanted)
      onEdit({ file: version, focusX: x, focusY: y })
      setCropping(false)
    } catch (error) {
      showError(error, 'No se recortó')
    }
  }
  return (
    <div className="row">
      <Button variant="default" leftSection={<Icon name="crop" />} onClick={() => setCropping(true)}>
        {item.crop ? 'Recortar más' : 'Recortar'}
      </Button>
      {item.crop && (
        <Button variant="default" loading={isPending} onClick={() => void crop(null)}>
          Quitar recorte
        </Button>
      )}
      {cropping && (
        <CropDialog
          item={item}
          onClose={() => setCropping(false)}
          isPending={isPending}
          onCrop={(part) => void crop(cropWithin(item.crop, part))}
        />
      )}
    </div>
  )
}

type CropDialogProps = {
  readonly item: ListedItem
  /** Called with the selected part, in percent of what the picture shows now. */
  readonly onCrop: (part: MediaCrop) => void
  readonly isPending: boolean
  readonly onClose: () => void
}

/** Aspect ratios by name; 'own' is that of the picture, and 'free' that of a slider. */
const proportions = [
  { value: 'own', label: 'Original', ratio: undefined },
  { value: 'wide', label: '16:9', ratio: 16 / 9 },
  { value: 'photo', label: '4:3', ratio: 4 / 3 },
  { value: 'square', label: '1:1', ratio: 1 },
  { value: 'portrait', label: '5:6', ratio: 5 / 6 },
  { value: 'free', label: 'Libre', ratio: undefined },
]

/** Lets the user select a part of a picture, with the pointer or with the arrow keys. */
function CropDialog({ item, onCrop, isPending, onClose }: CropDialogProps) {
  const isPhone = useIsPhone()
  useReturnFocus()
  const own = item.width / item.height
  const [proportion, setProportion] = useState('own')
  const [free, setFree] = useState(own)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<MediaCrop>()
  const { ratio } = proportions.find(({ value }) => value === proportion) ?? {}
  const aspect = proportion === 'free' ? free : (ratio ?? own)
  const source = thumbnailPath(item, 1280)

  return (
    <Modal opened onClose={onClose} title="Recortar" size="xl" fullScreen={isPhone}>
      <Text size="sm" c="dimmed" mb="xs">
        Arrastre la imagen bajo el marco o muévala con las flechas. El archivo se conserva completo: el
        recorte se puede quitar.
      </Text>
      <SegmentedControl
        aria-label="Proporción"
        data={proportions.map(({ value, label }) => ({ value, label }))}
        value={proportion}
        onChange={setProportion}
      />
      <div className={styles.cropper}>
        {source && (
          <Cropper
            image={source}
            crop={place}
            zoom={zoom}
            aspect={aspect}
            maxZoom={4}
            keyboardStep={10}
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={setPart}
            onCropAreaChange={setPart}
            mediaProps={{ alt: '' }}
            cropperProps={{
              role: 'application',
              'aria-label': 'Marco del recorte: mueva la imagen con las flechas',
            }}
          />
        )}
      </div>
      <div className={styles.axes}>
        <RangeField
          label="Acercamiento"
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          words={`${zoom.toFixed(1)} veces`}
        />
        {proportion === 'free' && (
          <RangeField
            label="Proporción"
            min={0.4}
            max={3}
            step={0.05}
            value={free}
            onChange={setFree}
            words={`${free.toFixed(2)} de ancho por 1 de alto`}
          />
        )}
      </div>
      <div className="sticky-foot">
        <p role="status">{part && `Quedarán ${pixelsOf(item, part)} píxeles`}</p>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button onClick={() => part && onCrop(part)} loading={isPending} disabled={!part}>
          Usar este recorte
        </Button>
      </div>
    </Modal>
  )
}

const pixelsOf = ({ width, height }: ListedItem, part: MediaCrop) =>
  `${Math.round((width * part.width) / 100)} × ${Math.round((height * part.height) / 100)}`
