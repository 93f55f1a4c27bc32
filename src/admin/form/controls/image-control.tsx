import { useDebouncedValue } from '@mantine/hooks'
import { memo, useState } from 'react'
import type { TextField } from '#content/schema-tree.ts'
import { FieldFrame, useText } from '../field-frame.tsx'
import { useForm } from '../form-context.tsx'
import styles from './controls.module.css'

/** Where a picture is, with the picture. */
export const ImageControl = memo(function ImageControl({ field, path }: { field: TextField; path: string }) {
  const { draft } = useForm()
  const value = useText(path)
  const [settled] = useDebouncedValue(value.trim(), 400)
  return (
    <FieldFrame field={field} path={path}>
      {(wiring) => (
        <div className={styles.image}>
          <Picture key={settled} src={settled} isPath={field.schema.safeParse(settled).success} />
          <input
            {...wiring}
            className={styles.input}
            value={value}
            placeholder="Sin imagen"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => draft.edit(path, event.currentTarget.value)}
          />
        </div>
      )}
    </FieldFrame>
  )
})

function Picture({ src, isPath }: { src: string; isPath: boolean }) {
  const [failed, setFailed] = useState(false)
  return (
    <div className={styles.picture}>
      {src === '' ? (
        <span>Sin imagen</span>
      ) : failed || !isPath ? (
        <span>No hay imagen disponible</span>
      ) : (
        <img src={src} alt="Imagen actual" loading="lazy" onError={() => setFailed(true)} />
      )}
    </div>
  )
}
