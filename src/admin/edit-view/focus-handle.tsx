import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type ListedItem, useMedia } from '#admin/api/media.ts'
import { focusAfterKey, percent } from '#admin/media/crop-maths.ts'
import { FocusPoint } from '#admin/media/focus-point.tsx'
import { useEditedPicture } from '#admin/media/picture-drafts.ts'
import { cropStyle, type MediaFocus } from '#content/media/media.ts'
import { focusAtSpot, spotOfFocus } from './focus-in-frame.ts'

type Props = {
  readonly mediaId: string
  /** The picture in the page. */
  readonly element: HTMLElement
}

/** On a selected picture that the layout cuts: the point that stays visible. Dragged, or moved with the arrow keys. */
export function FocusHandle({ mediaId, element }: Props) {
  const { data: items } = useMedia()
  const item = items?.find(({ id }) => id === mediaId)
  return item ? <Handle item={item} element={element} /> : null
}

function Handle({ item, element }: { readonly item: ListedItem; readonly element: HTMLElement }) {
  const { stored, shown, edit } = useEditedPicture(item)
  const [spot, setSpot] = useState<MediaFocus>()
  const { focus } = shown
  if (!isCutAt(element, focus)) return null

  function move(next: MediaFocus) {
    element.style.objectPosition = cropStyle(next)
    edit({ focusX: next.x, focusY: next.y })
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
    move(next)
  }

  return (
    <FocusPoint
      focus={focus}
      at={spot ?? spotOfFocus(focus, shown, element.getBoundingClientRect())}
      title="Arrastre hasta lo que nunca debe quedar fuera, o use las flechas. Al publicar, se aplica en todo el sitio."
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
        move(focusAtSpot(end, focus, shown, element.getBoundingClientRect()))
        stored.draft.leave('focusY')
      }}
      onPointerCancel={() => setSpot(undefined)}
      onKeyDown={onKeyDown}
    />
  )
}

/** Whether the layout cuts the picture and follows its focal point. */
function isCutAt(element: HTMLElement, focus: MediaFocus): boolean {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  return style?.objectFit === 'cover' && style.objectPosition === cropStyle(focus)
}
