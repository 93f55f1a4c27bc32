import { useRenderContext } from '#site/render-context.ts'
import styles from './corner-flowers.module.css'

/** A quarter of a flower in each corner of a positioned box that clips. */
export function CornerFlowers() {
  const { src, width, height } = useRenderContext().images('/dibujos/flor.svg')
  return ['tl', 'tr', 'br', 'bl'].map((corner) => (
    <img
      key={corner}
      className={`flower ${corner} ${styles.flower}`}
      src={src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
    />
  ))
}
