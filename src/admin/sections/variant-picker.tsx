import { useId, useState } from 'react'
import { SmallPage } from '#admin/preview/small-page.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import { catalogue, type SectionType, type Variant } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'
import { type LayoutPictures, picturesOfSection } from './layout-pictures.ts'
import styles from './variant-picker.module.css'

type VariantPickerProps = {
  readonly type: SectionType
  readonly selection: SelectedSections
  /** Path of the edited topic page, which shows sections that the home page has not. */
  readonly topicPath?: string
  readonly onChange: (file: string) => void
}

/** Shows the layouts of a section with the owner's own content; she chooses one. */
export function VariantPicker({ type, selection, topicPath, onChange }: VariantPickerProps) {
  const name = useId()
  const [pictures, setPictures] = useState<Readonly<Record<string, LayoutPictures>>>({})
  const { label, variants } = catalogue[type]
  const faultOf = ({ file, forPhotograph }: Variant) => {
    const seen = pictures[file]
    return seen?.count === 0 && forPhotograph ? noPhotograph : seen?.fault
  }
  const fitting = variants.filter((variant) => pictures[variant.file] && !faultOf(variant))
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Diseño de {label}</legend>
      {variants.some(faultOf) && (
        <p className={`small ${styles.advice}`} role="status">
          {fitting.length > 0
            ? `Quedan bien con sus imágenes: ${fitting.map((variant) => variant.label).join(', ')}.`
            : 'Ninguno queda bien con sus fotografías: suba una más grande o mueva su punto de interés.'}
        </p>
      )}
      {variants.map((variant, index) => (
        <VariantChoice
          key={variant.file}
          variant={variant}
          group={name}
          isDefault={index === 0}
          chosen={variant.file === selection[type].component}
          fault={faultOf(variant)}
          onChoose={onChange}
        >
          <SmallPage
            type={type}
            path={type === 'CallToActionIndividual' ? topicPath : '/'}
            selection={selection}
            component={variant.file}
            onShown={(frame) => {
              const seen = picturesOfSection(frame, type)
              setPictures((before) => ({ ...before, [variant.file]: seen }))
            }}
          />
        </VariantChoice>
      ))}
    </fieldset>
  )
}

const noPhotograph = 'Está pensado para una fotografía, y todavía no hay una en esta sección.'

type VariantChoiceProps = {
  readonly variant: Variant
  readonly group: string
  readonly isDefault: boolean
  readonly chosen: boolean
  readonly fault: string | undefined
  readonly onChoose: (file: string) => void
  readonly children: React.ReactNode
}

function VariantChoice(props: VariantChoiceProps) {
  const id = useId()
  const { variant, group, isDefault, chosen, fault, onChoose, children } = props
  const { file, label, description } = variant
  return (
    <label className={`choice-card ${styles.choice}`}>
      <input
        type="radio"
        name={group}
        value={file}
        checked={chosen}
        onChange={() => onChoose(file)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-description`}
        data-autofocus={chosen || undefined}
      />
      {children}
      <span className={styles.name}>
        <span id={`${id}-name`}>{label}</span>
        {chosen && (
          <span className={styles.mark}>
            <Icon name="check" size={16} />
            Elegido
          </span>
        )}
      </span>
      <span id={`${id}-description`} className="muted small">
        {description}
        {isDefault && ' Es el diseño inicial.'}
        {fault && <b className={styles.fault}>{fault}</b>}
      </span>
    </label>
  )
}
