import { useEffect, useRef } from 'react'
import type { useCarousel } from '#site/islands/use-carousel.ts'
import { updateExpanded } from './update-expanded.ts'

type Props = {
  carousel: Pick<ReturnType<typeof useCarousel>, 'playing' | 'viewportProps'>
  className: string | undefined
  /** HTML of the cards from the layout. */
  slot: string
}

/** The scrolling list of cards. */
export function TestimonialList({ carousel, className, slot }: Props) {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => updateExpanded(list.current), [])

  return (
    <div {...carousel.viewportProps}>
      <ul
        ref={list}
        className={className}
        aria-live={carousel.playing ? 'off' : 'polite'}
        data-slot=""
        dangerouslySetInnerHTML={{ __html: slot }}
      />
    </div>
  )
}
