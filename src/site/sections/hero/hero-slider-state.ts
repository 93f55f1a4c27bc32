import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenAtRest } from '#site/islands/scroll-list.ts'
import { useAutoplay } from '#site/islands/use-autoplay.ts'
import { useReducedMotion } from '#site/islands/use-reduced-motion.ts'

type Step = 1 | -1

/** The current slide, the previous one, and the direction of the change. */
type Turn = { readonly now: number; readonly before?: number; readonly step?: Step }

/** Minimum length of a swipe, in pixels. */
const swipeLength = 40

type Options = { label: string; count: number; autoplayDelay: number; speed: number }

/**
 * Shows slides in turn in one place. Before hydration they are a list that scrolls by hand; the slider takes over at
 * the slide where scrolling stopped.
 */
export function useHeroSlider({ label, count, autoplayDelay, speed }: Options) {
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [turn, setTurn] = useState<Turn>()
  const waiting = useRef<Step>(undefined)
  const touch = useRef<number>(undefined)
  const still = useReducedMotion()
  const autoplay = useAutoplay(root, count > 1 && !still)
  const playing = autoplay.playing && turn !== undefined

  useEffect(() => {
    if (!viewport.current || count < 2) return
    return whenAtRest(viewport.current, (now) => {
      // `flushSync`, so that no frame shows the list both scrolled and stacked.
      flushSync(() => setTurn({ now }))
      if (waiting.current) setTurn(next({ now }, waiting.current, count))
    })
  }, [count])

  useLayoutEffect(() => {
    if (turn) showTurn(viewport.current, turn)
  }, [turn])

  // Every move restarts the timer.
  useEffect(() => {
    if (!playing || !turn) return
    const timer = setTimeout(() => setTurn(next(turn, 1, count)), Math.max(autoplayDelay, speed))
    return () => clearTimeout(timer)
  }, [playing, turn, count, autoplayDelay, speed])

  function goBy(step: Step) {
    if (turn) setTurn(next(turn, step, count))
    else waiting.current = step
  }

  return {
    index: turn?.now ?? 0,
    playing,
    paused: autoplay.paused,
    togglePaused: autoplay.togglePaused,
    previous: () => goBy(-1),
    next: () => goBy(1),
    rootProps: {
      ref: root,
      role: 'group',
      'aria-roledescription': 'carrusel',
      'aria-label': label,
      'data-playing': playing || undefined,
      ...autoplay.holdProps,
      onKeyDown({ key }: KeyboardEvent) {
        // Before the slider takes over, the arrow keys scroll the list.
        if (!turn) return
        if (key === 'ArrowLeft') goBy(-1)
        if (key === 'ArrowRight') goBy(1)
      },
    },
    viewportProps: {
      ref: viewport,
      'data-ready': turn ? '' : undefined,
      'data-step': turn?.step,
      onPointerDown({ pointerType, clientX }: PointerEvent) {
        touch.current = turn && pointerType !== 'mouse' ? clientX : undefined
      },
      onPointerUp({ clientX }: PointerEvent) {
        if (touch.current === undefined) return
        const drawn = clientX - touch.current
        touch.current = undefined
        if (Math.abs(drawn) >= swipeLength) goBy(drawn < 0 ? 1 : -1)
      },
      onPointerCancel() {
        touch.current = undefined
      },
    },
  }
}

function next({ now }: Turn, step: Step, count: number): Turn {
  return { now: (now + step + count) % count, before: now, step }
}

/** The slides are server HTML outside of React, so their attributes are set here. */
function showTurn(viewport: HTMLElement | null, { now, before }: Turn) {
  if (!viewport) return
  viewport.scrollLeft = 0
  for (const [index, slide] of [...(viewport.firstElementChild?.children ?? [])].entries()) {
    if (!(slide instanceof HTMLElement)) continue
    if (index === now) slide.dataset.turn = 'now'
    else if (index === before) slide.dataset.turn = 'before'
    else delete slide.dataset.turn
  }
}
