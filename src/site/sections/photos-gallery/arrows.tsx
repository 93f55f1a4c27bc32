import { Icon } from '#site/components/icon.tsx'
import styles from './arrows.module.css'

type Props = {
  /** Class names of the layout: `previous` and `next`. */
  styles: { readonly [name: string]: string }
  previous: () => void
  next: () => void
}

/** Round buttons over the sides of the photo. */
export function Arrows({ styles: layout, previous, next }: Props) {
  return (
    <>
      <button
        type="button"
        className={`${styles.arrow} ${layout.previous}`}
        aria-label="Foto anterior"
        onClick={previous}
      >
        <Icon name="prev" isLate />
      </button>
      <button
        type="button"
        className={`${styles.arrow} ${layout.next}`}
        aria-label="Foto siguiente"
        onClick={next}
      >
        <Icon name="next" isLate />
      </button>
    </>
  )
}
