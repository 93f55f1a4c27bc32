import 'react-easy-crop/react-easy-crop.css'
import { Button, Modal, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import type { ListedItem } from '#admin/api/media.ts'
import { useIsPhone } from '#admin/shell/screen-width.ts'
import { useReturnFocus } from '#admin/shell/use-return-focus.ts'
import type { MediaCrop } from '#content/media/media.ts'
import { thumbnailPath } from '../thumbnail-path.ts'
import styles from './detail.module.css'

type CropDialogProps = {
  readonly item: ListedItem
  /** Called with the selected part, in percent of what the picture shows now. */
  readonly onCrop: (part: MediaCrop) => Promise<void>
  readonly onClose: () => void
}

const fixed = { wide: 16 / 9, photo: 4 / 3, square: 1, portrait: 5 / 6 }

const proportions = [
  { value: 'own', label: 'Original' },
  { value: 'wide', label: '16:9' },
  { value: 'photo', label: '4:3' },
  { value: 'square', label: '1:1' },
  { value: 'portrait', label: '5:6' },
  { value: 'free', label: 'Libre' },
]

const isFixed = (proportion: string): proportion is keyof typeof fixed => Object.hasOwn(fixed, proportion)

/** Lets the user select a part of a picture, with the pointer or with the arrow keys. */
export function CropDialog({ item, onCrop, onClose }: CropDialogProps) {
  const isPhone = useIsPhone()
  useReturnFocus()
  const own = item.width / item.height
  const [proportion, setProportion] = useState('own')
  const [free, setFree] = useState(own)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<MediaCrop>()
  const [isSaving, setSaving] = useState(false)
  const aspect = isFixed(proportion) ? fixed[proportion] : proportion === 'free' ? free : own
  const source = thumbnailPath(item, 1280)

  const save = async () => {
    if (!part) return
    setSaving(true)
    await onCrop(part)
    setSaving(false)
  }
  return (
    <Modal opened onClose={onClose} title="Recortar" size="xl" fullScreen={isPhone}>
      <p className={styles.hint}>
        Arrastre la imagen bajo el marco o muévala con las flechas. El archivo se conserva completo: el
        recorte se puede quitar.
      </p>
      <SegmentedControl
        className={styles.proportions ?? ''}
        aria-label="Proporción"
        data={proportions}
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
        <Slider
          label="Acercamiento"
          min={1}
          max={4}
          value={zoom}
          onChange={setZoom}
          words={`${zoom.toFixed(1)} veces`}
        />
        {proportion === 'free' && (
          <Slider
            label="Proporción"
            min={0.4}
            max={3}
            value={free}
            onChange={setFree}
            words={`${free.toFixed(2)} de ancho por 1 de alto`}
          />
        )}
      </div>
      <div className={styles.save}>
        <p role="status">{part && `Quedarán ${pixelsOf(item, part)} píxeles`}</p>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button onClick={() => void save()} loading={isSaving} disabled={!part}>
          Guardar recorte
        </Button>
      </div>
    </Modal>
  )
}

const pixelsOf = ({ width, height }: ListedItem, part: MediaCrop) =>
  `${Math.round((width * part.width) / 100)} × ${Math.round((height * part.height) / 100)}`

type SliderProps = {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly words: string
  readonly onChange: (value: number) => void
}

function Slider({ label, min, max, value, words, onChange }: SliderProps) {
  return (
    <label className={styles.axis}>
      <span>{label}</span>
      <input
        type="range"
        step={0.05}
        {...{ min, max, value }}
        aria-valuetext={words}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </label>
  )
}
