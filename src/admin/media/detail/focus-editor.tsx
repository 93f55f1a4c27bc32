import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import type { ListedItem } from '#admin/api/media.ts'
import { centre, type MediaFocus } from '#content/media/media.ts'
import { focusAfterKey, percent } from '../crop-maths.ts'
import { thumbnailPath } from '../thumbnail-path.ts'
import { CropPreviews } from './crop-previews.tsx'
import styles from './detail.module.css'

type FocusEditorProps = {
  readonly item: ListedItem
  readonly focus: MediaFocus
  readonly onChange: (focus: MediaFocus) => void
}

/** Edits the point that stays visible in every crop, by mouse, touch or keyboard. */
export function FocusEditor({ item, focus, onChange }: FocusEditorProps) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const source = thumbnailPath(item, 960)
  const move = (x: number, y: number) => onChange({ x: percent(x), y: percent(y) })

  const follow = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (!box || event.buttons === 0) return
    move(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = focusAfterKey(focus, event, 1)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }

  return (
    <fieldset className={styles.focus}>
      <legend>Punto de interés</legend>
      <p id={`${id}-ayuda`} className={styles.hint}>
        Toque lo que nunca debe quedar fuera, por ejemplo el rostro. Con el teclado, use las flechas sobre el
        punto.
      </p>
      <div
        ref={area}
        className={styles.picture}
        style={{ aspectRatio: `${item.width} / ${item.height}`, backgroundColor: item.color }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={follow}
      >
        {source ? (
          <img src={source} alt={item.alt || 'Imagen sin texto'} draggable={false} />
        ) : (
          <p>Preparando la imagen…</p>
        )}
        <button
          type="button"
          className={styles.point}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          aria-label={`Punto de interés: horizontal ${focus.x} %, vertical ${focus.y} %`}
          aria-describedby={`${id}-ayuda`}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.axes}>
        <Axis label="Horizontal" value={focus.x} onChange={(x) => move(x, focus.y)} />
        <Axis label="Vertical" value={focus.y} onChange={(y) => move(focus.x, y)} />
        <button type="button" className={styles.link} onClick={() => onChange(centre)}>
          Al centro
        </button>
      </div>
      {source && <CropPreviews source={source} focus={focus} />}
    </fieldset>
  )
}

type AxisProps = {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Axis({ label, value, onChange }: AxisProps) {
  return (
    <label className={styles.axis}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value} %`}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      <output>{value} %</output>
    </label>
  )
}
