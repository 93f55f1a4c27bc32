import { Button, Modal, Tabs } from '@mantine/core'
import { useState } from 'react'
import { useIsPhone } from '#admin/shell/screen-width.ts'
import { useReturnFocus } from '#admin/shell/use-return-focus.ts'
import type { PlaceNeeds } from '../picture-size.ts'
import { DrawingChoices } from './drawing-choices.tsx'
import { PhotoChoices } from './photo-choices.tsx'
import styles from './picker.module.css'

type MediaPickerProps = {
  /** What the picture is for. */
  readonly title: string
  readonly needs?: PlaceNeeds
  /** Path of the picture that is shown now. */
  readonly current?: string
  /** Allows choosing several pictures. */
  readonly multiple?: boolean
  /** Called with the paths of the chosen pictures. */
  readonly onChoose: (paths: readonly string[]) => void
  readonly onClose: () => void
}

/** Dialog to choose from the library and the bundled drawings; photographs can also be uploaded. */
export function MediaPicker(props: MediaPickerProps) {
  const { title, needs = {}, current = '', multiple = false, onChoose, onClose } = props
  const isPhone = useIsPhone()
  const [chosen, setChosen] = useState<readonly string[]>([])
  useReturnFocus()

  const choose = (path: string) =>
    multiple
      ? setChosen((paths) =>
          paths.includes(path) ? paths.filter((each) => each !== path) : [...paths, path],
        )
      : onChoose([path])
  const marked = multiple ? chosen : [current]

  return (
    <Modal opened onClose={onClose} title={`Elegir: ${title}`} size="xl" fullScreen={isPhone}>
      <Tabs defaultValue="photos" keepMounted={false}>
        <Tabs.List className={styles.tabs ?? ''}>
          <Tabs.Tab value="photos">Mis fotos</Tabs.Tab>
          <Tabs.Tab value="drawings">Ilustraciones</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="photos">
          <PhotoChoices marked={marked} needs={needs} multiple={multiple} onChoose={choose} />
        </Tabs.Panel>
        <Tabs.Panel value="drawings">
          <DrawingChoices marked={marked} onChoose={choose} />
        </Tabs.Panel>
      </Tabs>
      {multiple && (
        <div className="sticky-foot">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {chosen.length === 1 ? 'Agregar 1 imagen' : `Agregar ${chosen.length} imágenes`}
          </Button>
        </div>
      )}
    </Modal>
  )
}
