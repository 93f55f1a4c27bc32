import { useDebouncedCallback } from '@mantine/hooks'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useChangePicture, useMedia } from '#admin/api/media.ts'
import { messageOf } from '#admin/api/problem.ts'
import { focusAfterKey, percent } from '#admin/media/crop-maths.ts'
import { FocusPoint } from '#admin/media/focus-point.tsx'
import { showFailure, showToast } from '#admin/shell/toast.ts'
import type { MediaFocus } from '#content/media/media.ts'
import { focusAtSpot } from './focus-in-frame.ts'
import { recordLiveChange } from './page-drafts.ts'

type Props = {
  readonly mediaId: string
  /** The picture in the page. */
  readonly element: HTMLElement
  /** Called when the page would show the picture differently. */
  readonly onChanged: () => void
}

/** Time in ms after the last arrow key until the focal point is saved. */
const keyPause = 700

/**
 * On a selected picture that the layout cuts: the point that stays visible. Dragged, or moved with the arrow keys. Like
 * every detail of a picture, it is live at once and everywhere.
 */
export function FocusHandle({ mediaId, element, onChanged }: Props) {
  const { data: items } = useMedia()
  const item = items?.find(({ id }) => id === mediaId)
  const change = useChangePicture(mediaId)
  const [spot, setSpot] = useState<MediaFocus>()
  const [moved, setMoved] = useState<MediaFocus>()
  /** Goes on if something else is selected meanwhile, and 'Deshacer' takes it back then too. */
  async function save(next: MediaFocus) {
    const before = item?.focus
    if (await put(next)) {
      showToast({ title: 'Punto de interés guardado', message: everywhere, kind: 'success' })
      if (before) {
        const [undo, redo] = [() => void put(before), () => void put(next)]
        recordLiveChange({ at: Date.now(), undo, redo })
      }
    } else element.style.objectPosition = ''
    setMoved(undefined)
  }
  const saveSoon = useDebouncedCallback(save, { delay: keyPause, flushOnUnmount: true })

  if (!item) return null
  const focus = moved ?? item.focus
  if (!moved && !isCutAt(element, focus)) return null

  function show(next: MediaFocus) {
    setMoved(next)
    element.style.objectPosition = `${next.x}% ${next.y}%`
  }
  /** Saves the point, also when another picture is selected by now. @returns whether it is saved. */
  async function put(next: MediaFocus): Promise<boolean> {
    try {
      await change.mutateAsync({ focus: next })
      return true
    } catch (error) {
      showFailure(messageOf(error), 'No se guardó el punto de interés')
      return false
    } finally {
      onChanged()
    }
  }
  function spotOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): MediaFocus | undefined {
    const box = currentTarget.parentElement?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return
    return {
      x: percent(((clientX - box.left) / box.width) * 100),
      y: percent(((clientY - box.top) / box.height) * 100),
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = focusAfterKey(focus, event, 2)
    if (!next) return
    event.preventDefault()
    show(next)
    saveSoon(next)
  }

  return (
    <FocusPoint
      focus={focus}
      at={spot ?? focus}
      title={`Arrastre hasta lo que nunca debe quedar fuera, o use las flechas. ${everywhere}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setSpot(spotOf(event))
      }}
      onPointerMove={(event) => {
        if (spot) setSpot(spotOf(event))
      }}
      onPointerUp={(event) => {
        const end = spotOf(event)
        setSpot(undefined)
        if (!end || !spot) return
        const next = focusAtSpot(end, focus, item, element.getBoundingClientRect())
        show(next)
        void save(next)
      }}
      onPointerCancel={() => setSpot(undefined)}
      onKeyDown={onKeyDown}
    />
  )
}

const everywhere = 'Se aplica en ese momento en todo el sitio.'

/** Whether the layout cuts the picture and follows its focal point. */
function isCutAt(element: HTMLElement, { x, y }: MediaFocus): boolean {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  return style?.objectFit === 'cover' && style.objectPosition === `${x}% ${y}%`
}
