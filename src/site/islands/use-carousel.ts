import autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'

export type CarouselOptions = {
  /** Time between two moves, in milliseconds. Leave out for one that moves only when asked. */
  autoplayDelay?: number
  /** How quickly it moves: embla's own unit, where 25 takes about 600 ms. */
  duration?: number
  align?: 'start' | 'center'
}

/**
 * An endless carousel over a scroll-snap list. Until the script is there the list scrolls by hand; the styles hang
 * on `ready`. It stops on hover and on focus, while paused, and never starts under reduced motion.
 */
export function useCarousel({ autoplayDelay, duration = 25, align = 'start' }: CarouselOptions) {
  const [paused, setPaused] = useState(false)
  const [still, setStill] = useState(true)
  const moves = autoplayDelay !== undefined && !paused && !still
  const [viewportRef, embla] = useEmblaCarousel(
    { loop: true, align, duration, slidesToScroll: 1 },
    moves
      ? [
          autoplay({
            delay: autoplayDelay,
            stopOnInteraction: false,
            stopOnMouseEnter: true,
            stopOnFocusIn: true,
          }),
        ]
      : [],
  )
  const [selectedIndex, setSelectedIndex] = useState(0)
  const [scrollable, setScrollable] = useState(true)

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const update = () => setStill(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])

  useEffect(() => {
    if (!embla) return
    const update = () => {
      setSelectedIndex(embla.selectedScrollSnap())
      setScrollable(embla.canScrollNext() || embla.canScrollPrev())
    }
    update()
    embla.on('select', update).on('reInit', update)
    return () => {
      embla.off('select', update).off('reInit', update)
    }
  }, [embla])

  return {
    viewportRef,
    /** The script has taken over from native scrolling. */
    ready: embla !== undefined,
    /** There is more than fits. */
    scrollable,
    selectedIndex,
    /** It would move by itself: only then is a pause button of use. */
    autoplays: autoplayDelay !== undefined && !still,
    paused,
    togglePaused: useCallback(() => setPaused((value) => !value), []),
    // Under reduced motion a move asked for is a jump.
    previous: useCallback(() => embla?.scrollPrev(still), [embla, still]),
    next: useCallback(() => embla?.scrollNext(still), [embla, still]),
    goTo: useCallback((index: number) => embla?.scrollTo(index, still), [embla, still]),
  }
}
