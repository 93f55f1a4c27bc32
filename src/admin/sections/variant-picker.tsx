import { useId } from 'react'
import { Icon } from '#admin/shell/icon.tsx'
import { catalogue, type SectionType, type Variant } from '#content/catalogue/index.ts'
import { VariantPicture } from './preview.tsx'
import styles from './variant-picker.module.css'

type VariantPickerProps = {
  readonly type: SectionType
  /** File name of the chosen variant. */
  readonly value: string
  readonly onChange: (file: string) => void
}

/** Shows the variants of a section type as pictures; the user chooses one. */
export function VariantPicker({ type, value, onChange }: VariantPickerProps) {
  const name = useId()
  const { label, variants } = catalogue[type]
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Diseño de {label}</legend>
      {variants.map((variant, index) => (
        <VariantChoice
          key={variant.file}
          type={type}
          variant={variant}
          group={name}
          isDefault={index === 0}
          chosen={variant.file === value}
          onChoose={onChange}
        />
      ))}
    </fieldset>
  )
}

type VariantChoiceProps = {
  readonly type: SectionType
  readonly variant: Variant
  readonly group: string
  readonly isDefault: boolean
  readonly chosen: boolean
  readonly onChoose: (file: string) => void
}

function VariantChoice({ type, variant, group, isDefault, chosen, onChoose }: VariantChoiceProps) {
  const id = useId()
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
      {/* The name is beside the picture. */}
      <VariantPicture type={type} file={file} alt="" />
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
      </span>
    </label>
  )
}
