import type { KeyboardEvent } from 'react'

type Options = {
  /** What the carousel shows. */
  label: string
  playing: boolean
  /** Not yet: the list is scrolled by hand, and by the arrow keys. */
  isReady: boolean
  previous: () => void
  next: () => void
}

/** What the element around a carousel says of it, and its arrow keys. */
export const carouselRootProps = ({ label, playing, isReady, previous, next }: Options) => ({
  role: 'group',
  'aria-roledescription': 'carrusel',
  'aria-label': label,
  'data-playing': playing || undefined,
  onKeyDown({ key }: KeyboardEvent) {
    if (!isReady) return
    if (key === 'ArrowLeft') previous()
    if (key === 'ArrowRight') next()
  },
})
