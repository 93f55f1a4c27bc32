import type { MediaFocus } from '#content/media/media.ts'
import styles from './detail.module.css'

/** Aspect ratios in which the site crops pictures. */
const shapes = [
  { name: 'Portada', ratio: '16 / 9', words: '16:9' },
  { name: 'Galería', ratio: '4 / 3', words: '4:3' },
  { name: 'Cuadrada', ratio: '1 / 1', words: '1:1' },
  { name: 'Retrato', ratio: '5 / 6', words: '5:6' },
  { name: 'Al compartir', ratio: '1200 / 630', words: '1200 × 630' },
] as const

/** Shows how the site crops the picture for the current focal point. */
export function CropPreviews({ source, focus: { x, y } }: { source: string; focus: MediaFocus }) {
  return (
    <ul className={styles.previews} aria-label="Así se recorta en el sitio">
      {shapes.map(({ name, ratio, words }) => (
        <li key={name}>
          <img src={source} alt="" style={{ aspectRatio: ratio, objectPosition: `${x}% ${y}%` }} />
          <span>
            {name} <small>{words}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
