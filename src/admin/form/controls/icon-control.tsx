import { suggestedIcons } from '#content/entries/icon-names.ts'
import type { TextField } from '#content/fields/schema-tree.ts'
import { FieldFrame, useText } from '../field-frame.tsx'
import { useForm } from '../form-context.tsx'
import styles from './controls.module.css'

/** The name of an icon drawing, with suggestions. */
export function IconControl({ field, path }: { field: TextField; path: string }) {
  const { draft } = useForm()
  const value = useText(path)
  return (
    <FieldFrame field={field} path={path}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            className={styles.input}
            value={value}
            list={`${wiring.id}-nombres`}
            placeholder="Sin icono"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => draft.edit(path, event.currentTarget.value)}
          />
          <datalist id={`${wiring.id}-nombres`}>
            {suggestedIcons.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  )
}
