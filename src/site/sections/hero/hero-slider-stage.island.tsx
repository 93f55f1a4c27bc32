import { Icon } from '#site/components/icon.tsx'
import { PauseButton } from '#site/islands/pause-button.tsx'
import styles from './hero-slider-stage.module.css'
import { useHeroSlider } from './hero-slider-state.ts'

export type HeroSliderStageProps = {
  label: string
  count: number
  /** Time per slide, in milliseconds. */
  autoplayDelay: number
  effect: 'fade' | 'slide'
  /** Duration of the effect, in milliseconds. */
  speed: number
  /** The slides, as `hero-slide.tsx` renders them. */
  slot: string
}

/** Slides to scroll by hand; with the script they take turns in one place, one fading or sliding into the next. */
export function HeroSliderStage({ label, count, autoplayDelay, effect, speed, slot }: HeroSliderStageProps) {
  const slider = useHeroSlider({ label, count, autoplayDelay, speed })
  return (
    <div className={styles.stage} {...slider.rootProps}>
      <div className={styles.viewport} tabIndex={count > 1 ? 0 : undefined} {...slider.viewportProps}>
        <ul
          className={styles.list}
          data-effect={effect}
          aria-live={slider.playing ? 'off' : 'polite'}
          data-slot=""
          dangerouslySetInnerHTML={{ __html: slot }}
        />
      </div>
      {count > 1 && (
        <div className={`on-dark ${styles.controls}`}>
          <button
            type="button"
            className={styles.control}
            aria-label="Lámina anterior"
            onClick={slider.previous}
          >
            <Icon name="prev" />
          </button>
          <p>{`${slider.index + 1} de ${count}`}</p>
          <button
            type="button"
            className={styles.control}
            aria-label="Lámina siguiente"
            onClick={slider.next}
          >
            <Icon name="next" />
          </button>
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
