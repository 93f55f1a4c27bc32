import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import { type Selection, useCarousel } from '#site/islands/use-carousel.ts'

/** Minimum length of a swipe, in pixels. */
const swipeLength = 40

type Options = { label: string; autoplayDelay: number }

/** A carousel whose slides share one place. It marks the slides that the styles fade or slide, and reads swipes. */
export function useHeroSlider({ label, autoplayDelay }: Options) {
  const carousel = useCarousel({ label, autoplayDelay, stacked: true })
  const { selection, ready, previous, next, viewportProps } = carousel
  const viewport = viewportProps.ref
  const touch = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (ready && viewport.current) markSlides(viewport.current, selection)
  }, [ready, selection, viewport])

  return {
    ...carousel,
    viewportProps: {
      ...viewportProps,
      'data-step': selection.step,
      onPointerDown({ pointerType, clientX }: PointerEvent) {
        touch.current = ready && pointerType !== 'mouse' ? clientX : undefined
      },
      onPointerUp({ clientX }: PointerEvent) {
        if (touch.current === undefined) return
        const drawn = clientX - touch.current
        touch.current = undefined
        if (Math.abs(drawn) >= swipeLength) (drawn < 0 ? next : previous)()
      },
      onPointerCancel() {
        touch.current = undefined
      },
    },
  }
}

/** The slides are server HTML outside of React, so their attributes are set here. */
function markSlides(viewport: HTMLElement, { index: now, before }: Selection) {
  for (const [index, slide] of [...(viewport.firstElementChild?.children ?? [])].entries()) {
    if (!(slide instanceof HTMLElement)) continue
    if (index === now) slide.dataset.turn = 'now'
    else if (index === before) slide.dataset.turn = 'before'
    else delete slide.dataset.turn
  }
}
