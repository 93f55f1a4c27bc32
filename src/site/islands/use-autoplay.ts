import { type FocusEvent, type RefObject, useEffect, useState } from 'react'

/**
 * Whether a carousel may move by itself: it is enabled, on screen, in the visible tab, not paused, and has neither
 * the pointer nor the focus. Spread `holdProps` on its root element.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, enabled: boolean) {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [watched, setWatched] = useState(false)

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

  return {
    playing: enabled && watched && !paused && !hovered && !focused,
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
