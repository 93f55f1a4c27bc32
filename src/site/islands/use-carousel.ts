import autoplayPlugin from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './carousel.module.css'
import { whenAtRest } from './scroll-list.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/**
 * Embla's `duration` is a damping factor, not a time. Measured in Chromium with one testimonial: with 20 the last
 * half pixel is reached after 600 ms (18 overshoots and takes 640 ms, 22 takes 770 ms).
 */
const duration = 20

type Embla = NonNullable<UseEmblaCarouselType[1]>
type Action = (embla: Embla) => void
type Step = 1 | -1

export type CarouselOptions = {
  /** Name of the carousel for screen readers. */
  label: string
  /** Time between two moves, in milliseconds. Leave out for a carousel that moves only on request. */
  autoplayDelay?: number
  align?: 'start' | 'center'
  /** The slides contain buttons or links. Slides out of view must not take the focus. */
  focusable?: boolean
  /** With the script, the styles put all slides in one place and show the selected one: embla moves and drags nothing. */
  stacked?: boolean
}

/**
 * An endless carousel over a scroll-snap list. Before hydration the list scrolls by hand; the carousel takes over at
 * the slide where scrolling stopped. `rootProps` go on the element around the list and the controls, `viewportProps`
 * on the element that clips the list.
 */
export function useCarousel(options: CarouselOptions) {
  const { label, autoplayDelay, align = 'start', focusable = false, stacked = false } = options
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [startIndex, setStartIndex] = useState<number>()
  const [selectedIndex, setSelectedIndex] = useState(0)
  const [canMove, setCanMove] = useState(true)
  const waiting = useRef<Action>(undefined)
  const still = useReducedMotion()
  const [plugins] = useState(() =>
    autoplayDelay === undefined
      ? []
      : [autoplayPlugin({ delay: autoplayDelay, playOnInit: false, stopOnFocusIn: false })],
  )
  const [setViewport, embla] = useEmblaCarousel(
    {
      loop: !stacked,
      align,
      duration,
      startIndex: startIndex ?? 0,
      inViewThreshold: 0.5,
      containScroll: align === 'start' && !stacked ? 'trimSnaps' : false,
      watchDrag: !stacked,
    },
    plugins,
  )
  const { holdProps, ...autoplay } = useAutoplay(
    root,
    embla,
    autoplayDelay !== undefined && canMove && !still,
  )

  useEffect(() => {
    if (!viewport.current) return
    return whenAtRest(viewport.current, (index) => {
      // `flushSync`, so that no frame shows the list both scrolled and moved.
      flushSync(() => {
        setStartIndex(index)
        setSelectedIndex(index)
        setViewport(viewport.current)
      })
    })
  }, [setViewport])

  // Runs after embla's own effect has moved the list to the scrolled slide.
  useEffect(() => {
    if (startIndex !== undefined && viewport.current) viewport.current.scrollLeft = 0
  }, [startIndex])

  useEffect(() => {
    if (!embla) return
    const select = () => setSelectedIndex(embla.selectedScrollSnap())
    const measure = () => {
      select()
      setCanMove(embla.scrollSnapList().length > 1)
    }
    const updateInView = () => {
      if (focusable) setOutOfSightInert(embla)
    }
    measure()
    if (embla.slidesInView().length > 0) updateInView()
    embla.on('select', select).on('reInit', measure).on('slidesInView', updateInView)
    return () => {
      embla.off('select', select).off('reInit', measure).off('slidesInView', updateInView)
    }
  }, [embla, focusable])

  useEffect(() => {
    if (embla) waiting.current?.(embla)
    waiting.current = undefined
  }, [embla])

  /** Runs an action now, or as soon as embla is ready. */
  const perform = (action: Action) => {
    if (embla) action(embla)
    else waiting.current = action
  }
  const moveBy = (direction: Step) =>
    // Under reduced motion, requested moves jump.
    perform((api) => moveSlide(api, direction, still))
  const previous = () => moveBy(-1)
  const next = () => moveBy(1)

  return {
    selectedIndex,
    ready: startIndex !== undefined,
    /** False when all slides fit. */
    canMove,
    ...autoplay,
    previous,
    next,
    goTo: (index: number) => perform((api) => api.scrollTo(index, still)),
    rootProps: {
      ref: root,
      role: 'group',
      'aria-roledescription': 'carrusel',
      'aria-label': label,
      'data-playing': autoplay.playing || undefined,
      ...holdProps,
      onKeyDown({ key }: KeyboardEvent) {
        // Before embla takes over, the arrow keys scroll the list.
        if (startIndex === undefined) return
        if (key === 'ArrowLeft') previous()
        if (key === 'ArrowRight') next()
      },
    },
    viewportProps: {
      ref: viewport,
      className: styles.viewport,
      tabIndex: 0,
      'data-ready': startIndex === undefined ? undefined : '',
    },
  }
}

/** Makes slides out of view inert, so that nothing in them takes the focus. */
function setOutOfSightInert(embla: Embla) {
  const inView = embla.slidesInView()
  for (const [index, slide] of embla.slideNodes().entries()) slide.inert = !inView.includes(index)
}

/**
 * Moves one slide forwards or backwards. Embla does not loop if there are too few slides to fill the gap; this then
 * jumps from the last slide to the first, and back.
 */
function moveSlide(embla: Embla, step: Step, jump: boolean) {
  if (step > 0 && embla.canScrollNext()) return embla.scrollNext(jump)
  if (step < 0 && embla.canScrollPrev()) return embla.scrollPrev(jump)
  const count = embla.scrollSnapList().length
  embla.scrollTo((embla.selectedScrollSnap() + step + count) % count, jump)
}
