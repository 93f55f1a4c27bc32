import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from '#site/components/icon-button.tsx'
import { PauseButton } from '#site/islands/pause-button.tsx'
import { useCarousel } from '#site/islands/use-carousel.ts'
import styles from './hero-slider-stage.module.css'

export type HeroSliderStageProps = {
  label: string
  count: number
  /** Display time of a slide, in milliseconds. */
  autoplayDelay: number
  effect: 'fade' | 'slide'
  /** Duration of the effect, in milliseconds. */
  speed: number
  /** HTML of the slides from `hero-slide.tsx`. */
  slot: string
}

/** Slides that scroll by hand without the script. With it they share one place and fade or slide into the next. */
export function HeroSliderStage({ label, count, autoplayDelay, effect, speed, slot }: HeroSliderStageProps) {
  const slider = useHeroSlider(label, Math.max(autoplayDelay, speed))
  const { className, ...viewportProps } = slider.viewportProps
  return (
    <div className={styles.stage} {...slider.rootProps}>
      <div
        {...viewportProps}
        className={`${className} ${styles.viewport}`}
        tabIndex={count > 1 ? 0 : undefined}
      >
        <ul
          className={styles.list}
          data-effect={effect}
          aria-live={slider.playing ? 'off' : 'polite'}
          data-slot=""
          dangerouslySetInnerHTML={{ __html: slot }}
        />
      </div>
      {count > 1 && (
        <div className={`on-dark cobalt ${styles.controls}`}>
          <IconButton
            icon="prev"
            label="Lámina anterior"
            className={styles.control}
            onClick={slider.previous}
          />
          <p>{`${slider.selectedIndex + 1} de ${count}`}</p>
          <IconButton icon="next" label="Lámina siguiente" className={styles.control} onClick={slider.next} />
          <PauseButton
            label={label}
            paused={slider.paused}
            onToggle={slider.togglePaused}
            className={styles.control}
          />
        </div>
      )}
    </div>
  )
}

/** Minimum length of a swipe, in pixels. */
const swipeLength = 40

/** A carousel whose slides share one place. It marks the current slide for the styles, and reads swipes. */
function useHeroSlider(label: string, autoplayDelay: number) {
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
