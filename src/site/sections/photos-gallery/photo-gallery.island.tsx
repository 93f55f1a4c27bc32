import { useCarousel } from '#site/islands/use-carousel.ts'
import { Arrows } from './arrows.tsx'
import styles from './photo-gallery.module.css'

export type PhotoGalleryProps = {
  label: string
  /** Captions of the photos. */
  captions: readonly string[]
  /** HTML of the photos from `photos-gallery-stage.tsx`. */
  slot: string
}

/** A carousel with the current photo in the middle. It moves only on request. */
export function PhotoGallery({ label, captions, slot }: PhotoGalleryProps) {
  const { selectedIndex, previous, next, goTo, rootProps, viewportProps } = useCarousel({
    label,
    align: 'center',
  })
  return (
    <div {...rootProps}>
      <div className={styles.stage}>
        <div {...viewportProps}>
          <ul className={styles.list} data-slot="" dangerouslySetInnerHTML={{ __html: slot }} />
        </div>
        {captions.length > 1 && <Arrows previous={previous} next={next} />}
      </div>
      <p className={styles.caption} aria-live="polite">
        {captions[selectedIndex]}
      </p>
      {captions.length > 1 && (
        <ul className={styles.dots}>
          {captions.map((caption, index) => (
            <li key={caption}>
              <button
                type="button"
                className={styles.dot}
                aria-label={`Foto ${index + 1} de ${captions.length}`}
                aria-current={index === selectedIndex}
                onClick={() => goTo(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
