import { NativeSelect, Switch } from '@mantine/core'
import { memo } from 'react'
import { catalogue, findVariant, type SectionType } from '#content/catalogue.ts'
import { Preview } from './preview.tsx'
import styles from './section-card.module.css'
import type { Selection } from './selections.ts'
import { variantName } from './variant-name.ts'

type SectionCardProps = {
  readonly type: SectionType
  readonly selection: Selection
  /** Whether it differs from what is saved. */
  readonly changed: boolean
  readonly onChange: (type: SectionType, part: Partial<Selection>) => void
}

/** One section type: which variant it has, whether it is shown, and how that looks. */
export const SectionCard = memo(function SectionCard({
  type,
  selection,
  changed,
  onChange,
}: SectionCardProps) {
  const { label, variants } = catalogue[type]
  const { component, display } = selection
  const of = <span className="visually-hidden"> ({label})</span>
  return (
    <section
      className={styles.card}
      aria-labelledby={`section-${type}`}
      data-section={type}
      data-shown={display}
    >
      <div className={styles.head}>
        <h2 id={`section-${type}`}>{label}</h2>
        {changed && <span className={styles.changed}>Sin guardar</span>}
        <Switch
          label={<>Visible{of}</>}
          checked={display}
          onChange={(event) => onChange(type, { display: event.currentTarget.checked })}
        />
      </div>
      <div className={styles.preview}>
        <Preview key={component} type={type} file={component} />
      </div>
      <NativeSelect
        label={<>Variante{of}</>}
        value={component}
        onChange={(event) => onChange(type, { component: event.currentTarget.value })}
        data={variants.map(({ file }) => ({ value: file, label: variantName(type, file) }))}
      />
      <p className={styles.description}>{findVariant(type, component).description}</p>
      {!display && <p className={styles.hidden}>No se muestra en el sitio.</p>}
    </section>
  )
})
