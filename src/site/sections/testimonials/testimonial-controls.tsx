import { Icon } from '#site/components/icon.tsx'
import { PauseButton } from '#site/islands/pause-button.tsx'
import type { useCarousel } from '#site/islands/use-carousel.ts'

type Props = {
  /** Name of the carousel. */
  label: string
  carousel: Pick<ReturnType<typeof useCarousel>, 'paused' | 'togglePaused' | 'previous' | 'next'>
  className?: string | undefined
}

/** Pause, previous and next buttons. */
export function TestimonialControls({ label, carousel, className }: Props) {
  return (
    <div className={className}>
      <PauseButton
        label={label}
        paused={carousel.paused}
        onToggle={carousel.togglePaused}
        className="icon-btn"
      />
      <button type="button" className="icon-btn" aria-label="Testimonio anterior" onClick={carousel.previous}>
        <Icon name="prev" />
      </button>
      <button type="button" className="icon-btn" aria-label="Testimonio siguiente" onClick={carousel.next}>
        <Icon name="next" />
      </button>
    </div>
  )
}
