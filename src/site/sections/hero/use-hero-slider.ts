import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import { useCarousel } from '#site/islands/use-carousel.ts'

/** Minimum length of a swipe, in pixels. */
const swipeLength = 40

type Options = { label: string; autoplayDelay: number }

/** A carousel whose slides share one place. It marks the current slide for the styles, and reads swipes. */
export function useHeroSlider({ label, autoplayDelay }: Options) {
  const carousel = useCarousel({ label, autoplayDelay, stacked: true })
  const { selectedIndex, ready, previous, next, viewportProps } = carousel
  const viewport = viewportProps.ref
  const touch = useRef<number>(undefined)

  // The slides are server HTML outside of React.
  useLayoutEffect(() => {
    if (!ready) return
    for (const [index, slide] of [...(viewport.current?.firstElementChild?.children ?? [])].entries())
      slide.toggleAttribute('data-turn', index === selectedIndex)
  }, [ready, selectedIndex, viewport])

  return {
    ...carousel,
    viewportProps: {
      ...viewportProps,
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
