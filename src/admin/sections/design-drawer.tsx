import { Button, Drawer } from '@mantine/core'
import { Icon } from '#admin/shell/icon.tsx'
import { useReturnFocus } from '#admin/shell/use-return-focus.ts'
import { catalogue, type SectionType } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'
import styles from './design-drawer.module.css'
import { VariantPicker } from './variant-picker.tsx'

type DesignDrawerProps = {
  readonly type: SectionType
  readonly selection: SelectedSections
  readonly onChange: (file: string) => void
  readonly onSeePage: () => void
  readonly onClose: () => void
}

/** The designs of one section, large enough to compare. A choice changes the draft at once and is not saved yet. */
export function DesignDrawer({ type, selection, onChange, onSeePage, onClose }: DesignDrawerProps) {
  const { label, variants } = catalogue[type]
  useReturnFocus()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(100%, 46rem)"
      title={`Diseño de ${label}`}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 44 }}
      classNames={{ content: 'column', body: `column filling ${styles.body}` }}
    >
      <p className="muted">{variants.length} diseños con los mismos textos e imágenes.</p>
      <div className={styles.scroll}>
        <VariantPicker type={type} selection={selection} onChange={onChange} />
      </div>
      <div className="sticky-foot">
        <Button variant="outline" leftSection={<Icon name="eye" />} onClick={onSeePage}>
          Ver la página
        </Button>
        <Button onClick={onClose}>Listo</Button>
      </div>
    </Drawer>
  )
}
