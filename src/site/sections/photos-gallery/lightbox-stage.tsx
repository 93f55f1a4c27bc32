import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '#site/components/icon-button.tsx'
import { Picture } from '#site/components/picture.tsx'
import type { ImageData } from '#site/images.ts'
import { useCarousel } from '#site/islands/use-carousel.ts'
import { Arrows } from './arrows.tsx'
import styles from './gallery-lightbox.module.css'

export type LightboxPhoto = { readonly image: ImageData; readonly alt: string }

type Props = {
  label: string
  photos: readonly LightboxPhoto[]
  /** Index of the photo that was clicked. */
  first: number
  onClose: () => void
}

/** One photo as large as the screen allows, in an endless carousel. */
export function LightboxStage({ label, photos, first, onClose }: Props) {
  const carousel = useCarousel({ label, align: 'center' })
  const { selectedIndex, ready, previous, next, rootProps, viewportProps } = carousel
  const closeButton = useRef<HTMLButtonElement>(null)
  // The carousel starts at the list's scroll position, but knows it only when it is ready.
  const current = ready ? selectedIndex : first
  const viewport = viewportProps.ref

  /** Whether it is the current photo or a neighbour of it; the first and the last are neighbours too. */
  const isNear = (index: number) => [0, 1, photos.length - 1].includes(Math.abs(index - current))

  useLayoutEffect(() => {
    if (viewport.current) viewport.current.scrollLeft = first * viewport.current.clientWidth
    closeButton.current?.focus()
  }, [first, viewport])

  return (
    <div {...rootProps} className={styles.stage}>
      <div className={styles.bar}>
        {photos.length > 1 && <span>{`${current + 1} de ${photos.length}`}</span>}
        <IconButton ref={closeButton} icon="close" label="Cerrar la foto" onClick={onClose} />
      </div>
      <div className={styles.pictures}>
        <div {...viewportProps}>
          <ul>
            {photos.map(({ image, alt }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a photo may appear twice, and the order never changes.
              <li key={index}>
                {isNear(index) && <Picture image={image} alt={alt} sizes="100vw" contained eager />}
              </li>
            ))}
          </ul>
        </div>
        {photos.length > 1 && <Arrows previous={previous} next={next} />}
      </div>
      <p className={styles.caption} aria-live="polite">
        {photos[current]?.alt}
      </p>
    </div>
  )
}
