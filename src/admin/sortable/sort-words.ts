import type { Active, Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'

export const sortInstructions: ScreenReaderInstructions = {
  draggable:
    'Para mover este elemento, presione la barra espaciadora; use las flechas arriba y abajo para cambiarlo de lugar; presione otra vez la barra espaciadora para soltarlo, o Escape para cancelar.',
}

/** Screen reader announcements during a drag. */
export function sortAnnouncements(ids: readonly string[]): Announcements {
  const place = (id: UniqueIdentifier) => ids.indexOf(`${id}`)
  const title = ({ data }: Active) => `${data.current?.title ?? 'elemento'}`
  const where = (id: UniqueIdentifier) => `lugar ${place(id) + 1} de ${ids.length}`
  let isJustTaken = false

  return {
    onDragStart({ active }) {
      isJustTaken = true
      return `Se tomó «${title(active)}», ${where(active.id)}.`
    },
    onDragOver({ active, over }) {
      // Right after the start, the row is over its own place. An announcement would interrupt the previous one.
      const isOwnPlace = isJustTaken && over?.id === active.id
      isJustTaken = false
      return over && !isOwnPlace ? `«${title(active)}» pasa al ${where(over.id)}.` : undefined
    },
    onDragEnd: ({ active, over }) =>
      over ? `«${title(active)}» quedó en el ${where(over.id)}.` : `«${title(active)}» quedó donde estaba.`,
    onDragCancel: ({ active }) => `Se canceló; «${title(active)}» quedó donde estaba.`,
  }
}
