import { IconButton } from '#site/components/icon-button.tsx'
import styles from './arrows.module.css'

/** Round buttons over the sides of the photo. `--inset` is their distance from the sides, `--top` from the top. */
export const Arrows = ({ previous, next }: { previous: () => void; next: () => void }) => (
  <>
    <IconButton icon="prev" isLate label="Foto anterior" className={styles.arrow} onClick={previous} />
    <IconButton icon="next" isLate label="Foto siguiente" className={styles.arrow} onClick={next} />
  </>
)
