import { Button, Text } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import type { ListedItem } from '#admin/api/media.ts'
import { focusAfterKey, percent } from '#admin/media/crop-maths.ts'
import { FocusPoint } from '#admin/media/focus-point.tsx'
import { thumbnailPath } from '#admin/media/thumbnail-path.ts'
import { centre, cropStyle, type MediaFocus } from '#content/media/media.ts'
import styles from './detail.module.css'
import { RangeField } from './range-field.tsx'

type FocusEditorProps = {
  readonly item: ListedItem
  readonly focus: MediaFocus
  readonly onChange: (focus: MediaFocus) => void
}

/** Edits the point that stays visible in every crop, by mouse, touch or keyboard. */
export function FocusEditor({ item, focus: edited, onChange }: FocusEditorProps) {
  const id = useId()
  /** While it is dragged. */
  const [dragged, setDragged] = useState<MediaFocus>()
  const focus = dragged ?? edited
  const area = useRef<HTMLDivElement>(null)
  const source = thumbnailPath(item, 960)
  const move = (x: number, y: number) => onChange({ x: percent(x), y: percent(y) })

  const follow = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (!box || event.buttons === 0) return
    setDragged({
      x: percent(((event.clientX - box.left) / box.width) * 100),
      y: percent(((event.clientY - box.top) / box.height) * 100),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = focusAfterKey(focus, event, 1)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }

  return (
    <fieldset>
      <legend>
        <b>Punto de interés</b>
      </legend>
      <Text id={`${id}-ayuda`} size="sm" c="dimmed" mb="xs">
        Toque lo que nunca debe quedar fuera, por ejemplo el rostro. Con el teclado, use las flechas sobre el
        punto.
      </Text>
      <div
        ref={area}
        className={styles.picture}
        style={{ aspectRatio: `${item.width} / ${item.height}`, backgroundColor: item.color }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={follow}
        onPointerUp={() => {
          if (dragged) onChange(dragged)
          setDragged(undefined)
        }}
        onPointerCancel={() => setDragged(undefined)}
      >
        {source ? (
          <img src={source} alt={item.alt || 'Imagen sin texto'} draggable={false} />
        ) : (
          <p>Preparando la imagen…</p>
        )}
        <FocusPoint focus={focus} aria-describedby={`${id}-ayuda`} onKeyDown={onKeyDown} />
      </div>
      <div className={styles.axes}>
        <RangeField
          label="Horizontal"
          min={0}
          max={100}
          value={focus.x}
          words={`${focus.x} %`}
          onChange={(x) => move(x, focus.y)}
        />
        <RangeField
          label="Vertical"
          min={0}
          max={100}
          value={focus.y}
          words={`${focus.y} %`}
          onChange={(y) => move(focus.x, y)}
        />
        <Button variant="subtle" onClick={() => onChange(centre)}>
          Al centro
        </Button>
      </div>
      {source && <CropPreviews source={source} focus={focus} />}
    </fieldset>
  )
}

/** Aspect ratios in which the site crops pictures. */
const shapes = [
  { name: 'Portada en teléfono', ratio: '2 / 1', words: '2:1' },
  { name: 'Portada en computadora', ratio: '1 / 1', words: '1:1' },
  { name: 'De lado a lado', ratio: '12 / 5', words: '12:5' },
  { name: 'Galería', ratio: '4 / 3', words: '4:3' },
  { name: 'Retrato', ratio: '5 / 6', words: '5:6' },
  { name: 'Al compartir', ratio: '1200 / 630', words: '1200 × 630' },
] as const

/** Shows how the site crops the picture for the current focal point. */
function CropPreviews({ source, focus }: { source: string; focus: MediaFocus }) {
  return (
    <ul className={`plain-list row ${styles.previews}`} aria-label="Así se recorta en el sitio">
      {shapes.map(({ name, ratio, words }) => (
        <li key={name}>
          <img src={source} alt="" style={{ aspectRatio: ratio, objectPosition: cropStyle(focus) }} />
          {name} <small>{words}</small>
        </li>
      ))}
    </ul>
  )
}
