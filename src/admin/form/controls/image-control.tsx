import { Button, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { LazyPicker } from '#admin/media/picker/lazy-picker.tsx'
import { useFileTarget } from '#admin/media/upload/file-drop.ts'
import { Progression, UploadActions } from '#admin/media/upload/progression.tsx'
import type { TextField } from '#content/fields/schema-tree.ts'
import { DerivedNote } from '../facts/derived-note.tsx'
import { useShownDerivedText } from '../facts/facts-context.ts'
import { FieldFrame, useText } from '../field-frame.tsx'
import { useForm, useShownIssue } from '../form-context.tsx'
import styles from './controls.module.css'
import { ImageNotes } from './image-notes.tsx'
import { PathPicture } from './path-picture.tsx'
import { TypedInput } from './typed-input.tsx'
import { useFieldUpload } from './use-field-upload.ts'

/** An image field: choose from the library or the drawings, upload, drop, paste or type a path. */
export function ImageControl({ field, path }: { field: TextField; path: string }) {
  const { draft } = useForm()
  const value = useText(path).trim()
  const [picking, setPicking] = useState(false)
  const [typing, setTyping] = useState(false)
  const [size, setSize] = useState<{ path: string; width: number; height: number }>()
  const issue = useShownIssue(path)
  const upload = useFieldUpload(path)
  const { isOver, handlers } = useFileTarget(([file]) => file && upload.start(file))
  const choose = ([chosen]: readonly string[]) => {
    setPicking(false)
    if (chosen !== undefined) draft.set(path, chosen)
  }
  const derived = useShownDerivedText(path)
  const shown = value || (derived ?? '')
  const isPath = field.schema.safeParse(shown).success
  const isTyping = typing || issue !== undefined

  return (
    <FieldFrame field={field} path={path} note={<DerivedNote path={path} label={field.label} isChosen />}>
      {(wiring) => (
        <div className={`panel ${styles.image}`} data-over={isOver} {...handlers}>
          <Picture path={shown} isPath={isPath} onSize={(found) => setSize({ ...found, path: shown })} />
          <Stack gap={4}>
            <div className="row">
              <Button
                id={wiring.id}
                variant="default"
                aria-label={`${value ? 'Cambiar' : 'Elegir'}: ${field.label}`}
                aria-describedby={wiring['aria-describedby']}
                onClick={() => setPicking(true)}
              >
                {value ? 'Cambiar' : 'Elegir'}
              </Button>
              {value !== '' && (
                <Button
                  variant="subtle"
                  aria-label={`Quitar: ${field.label}`}
                  onClick={() => {
                    draft.set(path, '')
                    document.getElementById(wiring.id)?.focus()
                  }}
                >
                  Quitar
                </Button>
              )}
              <Button
                variant="subtle"
                aria-expanded={isTyping}
                aria-label={`Otra imagen del sitio: ${field.label}`}
                onClick={() => setTyping(!typing)}
              >
                Otra imagen del sitio
              </Button>
            </div>
            <ImageNotes field={field} path={path} size={size?.path === shown ? size : undefined} />
            {upload.entry && upload.entry.state !== 'done' && (
              <div>
                <Progression entry={upload.entry} />
                <UploadActions entry={upload.entry} over="Cerrar" />
              </div>
            )}
          </Stack>
          {isTyping && (
            <TypedInput
              path={path}
              wiring={wiring}
              id={`${wiring.id}-ruta`}
              aria-label={`Ruta de la imagen en este sitio: ${field.label}`}
              placeholder="Sin imagen"
            />
          )}
          {picking && (
            <LazyPicker
              title={field.label}
              needs={{ width: field.imageWidth, isSquare: field.imageIsSquare }}
              current={value}
              onChoose={choose}
              onClose={() => setPicking(false)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

type PictureProps = {
  readonly path: string
  readonly isPath: boolean
  readonly onSize: (size: { width: number; height: number }) => void
}

/** Shows the picture when the user pauses typing its path. */
function Picture({ path, isPath, onSize }: PictureProps) {
  const [settled] = useDebouncedValue(path, 300)
  return (
    <div className={`picture-box ${styles.picture}`}>
      {path === '' && <span>Sin imagen</span>}
      {path !== '' && !isPath && <span>No hay imagen disponible</span>}
      {path !== '' && isPath && settled !== '' && <PathPicture path={settled} onSize={onSize} />}
    </div>
  )
}
