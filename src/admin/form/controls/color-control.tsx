import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { TextField } from '#content/fields/schema-tree.ts'
import { FieldFrame, useText } from '../field-frame.tsx'
import { useForm } from '../form-context.tsx'
import styles from './controls.module.css'
import { TypedInput } from './typed-input.tsx'

type ColorControlProps = {
  readonly field: TextField
  readonly path: string
  /** Says what an empty field means. */
  readonly placeholder?: string
  readonly note?: ReactNode
}

/** A `#rrggbb` colour, typed or picked. */
export function ColorControl(props: ColorControlProps) {
  const { field, path, placeholder = 'Del tema', note } = props
  const { draft } = useForm()
  const value = useText(path)
  const isColor = /^#[0-9a-f]{6}$/i.test(value.trim())
  return (
    <FieldFrame field={field} path={path} note={note}>
      {(wiring) => (
        <Group gap="xs" wrap="nowrap">
          <input
            type="color"
            className={styles.swatch}
            data-empty={!isColor}
            aria-label={`Elegir: ${field.label}`}
            value={isColor ? value.trim().toLowerCase() : '#ffffff'}
            onBlur={wiring.onBlur}
            onChange={(event) => draft.edit(path, event.currentTarget.value)}
          />
          <TypedInput path={path} wiring={wiring} placeholder={placeholder} />
        </Group>
      )}
    </FieldFrame>
  )
}
