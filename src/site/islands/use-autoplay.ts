import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { type FocusEvent, type RefObject, useEffect, useState } from 'react'

type Embla = NonNullable<UseEmblaCarouselType[1]>

/**
 * Runs embla's autoplay plugin while the carousel may move by itself: it is enabled, on screen, in the visible tab, not
 * paused, and has neither the pointer nor the focus. Spread `holdProps` on its root element.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, embla: Embla | undefined, enabled: boolean) {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [watched, setWatched] = useState(false)
  const playing = embla !== undefined && enabled && watched && !paused && !hovered && !focused

  useEffect(() => {
    const element = root.current
    if (!element) return
    // The pointer or the focus may have entered before hydration.
    setHovered(element.matches(':hover') && matchMedia('(hover: hover)').matches)
    setFocused(element.contains(document.activeElement))
    let onScreen = false
    const update = () => setWatched(onScreen && document.visibilityState === 'visible')
    const observer = new IntersectionObserver((entries) => {
      onScreen = entries.at(-1)?.isIntersecting ?? false
      update()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [root])

  useEffect(() => {
    if (!embla) return
    const update = () => {
      const { autoplay } = embla.plugins()
      // The plugin fails to play a single slide.
      if (playing && embla.scrollSnapList().length > 1) autoplay?.play()
      else autoplay?.stop()
    }
    // The plugin plays again by itself when its tab becomes visible, and is not yet active during this event.
    const check = () => queueMicrotask(update)
    update()
    // Every move restarts the timer. A drag and a new size stop the plugin.
    embla.on('select', update).on('pointerUp', update).on('reInit', update).on('autoplay:play', check)
    return () => {
      embla.off('select', update).off('pointerUp', update).off('reInit', update).off('autoplay:play', check)
    }
  }, [embla, playing])

  return {
    playing,
    paused,
    /** After the visitor presses play, it moves even while the pointer or the focus is on it. */
    togglePaused() {
      setPaused(!paused)
      if (paused) {
        setHovered(false)
        setFocused(false)
      }
    },
    holdProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}
