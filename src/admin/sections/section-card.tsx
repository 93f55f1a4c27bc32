import { Badge, Button, Group, NativeSelect, Switch } from '@mantine/core'
import { Icon } from '#admin/shell/icon.tsx'
import { catalogue, findVariant, type SectionType } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'
import { Preview } from './preview.tsx'
import styles from './section-card.module.css'
import { type Selection, variantOptions } from './selections.ts'

type SectionCardProps = {
  readonly type: SectionType
  readonly selection: SelectedSections
  /** Whether the section differs from the stored selection. */
  readonly changed: boolean
  readonly onChange: (type: SectionType, part: Partial<Selection>) => void
  readonly onOpen: (opened: Opened) => void
}

/** What is open over the cards: the designs of a section, or a page preview with the current draft. */
export type Opened = { readonly type: SectionType; readonly view: 'designs' | 'page' }

/** One section type: its variant, its visibility and a picture of it. */
export function SectionCard({ type, selection, changed, onChange, onOpen }: SectionCardProps) {
  const { label, variants } = catalogue[type]
  const { component, display } = selection[type]
  const of = <span className="visually-hidden"> ({label})</span>
  return (
    <section
      className={`panel ${styles.card}`}
      aria-labelledby={`section-${type}`}
      data-section={type}
      data-shown={display}
    >
      <Group gap="sm" mih={44}>
        <h2 id={`section-${type}`} className="item-title">
          {label}
        </h2>
        {changed && <Badge color="ochre.7">Cambiada</Badge>}
        <Switch
          ml="auto"
          label={<>Visible{of}</>}
          checked={display}
          onChange={(event) => onChange(type, { display: event.currentTarget.checked })}
        />
      </Group>
      <Preview key={component} type={type} file={component} />
      <NativeSelect
        label={<>Variante{of}</>}
        value={component}
        onChange={(event) => onChange(type, { component: event.currentTarget.value })}
        data={variantOptions(type)}
      />
      <p className="muted small">{findVariant(type, component).description}</p>
      {!display && <p className={`small ${styles.hidden}`}>No se muestra en el sitio.</p>}
      <div className={`row ${styles.actions}`}>
        {variants.length > 1 && (
          <Button variant="light" onClick={() => onOpen({ type, view: 'designs' })}>
            <span>Elegir diseño{of}</span>
          </Button>
        )}
        <Button
          variant="subtle"
          leftSection={<Icon name="eye" size={18} />}
          onClick={() => onOpen({ type, view: 'page' })}
        >
          <span>Ver la página{of}</span>
        </Button>
      </div>
    </section>
  )
}
