import type { ImageData } from '#site/images.ts'
import styles from './brand.module.css'
import { Picture } from './picture.tsx'

export type BrandData = { image: ImageData; name: string; specialty: string }

type Props = BrandData & {
  /** Takes the picture's place while the header is small. */
  stuckImage?: ImageData | undefined
  /** Where it leads; without it, it is no link. */
  href?: string
  className?: string | undefined
}

/** Longer names stand smaller beside the menu. */
const longName = 26

/** The logo with the practice's name. */
export function Brand({ image, stuckImage, name, specialty, href, className = '' }: Props) {
  const Tag = href ? 'a' : 'div'
  return (
    <Tag className={`${styles.brand} ${className}`} href={href}>
      <span className={styles.marks}>
        <Mark image={image} />
        {stuckImage && <Mark image={stuckImage} />}
      </span>
      <span className={styles.names} data-long={name.length > longName || undefined}>
        <b>{name}</b>
        {specialty && <small>{specialty}</small>}
      </span>
    </Tag>
  )
}

/** Always a bare `img`, as the header's rules for two of them want it: without AVIF, whose gain is small here. */
const Mark = ({ image: { photo, ...image } }: { image: ImageData }) => (
  <Picture
    image={photo ? { ...image, photo: { ...photo, avif: [] } } : image}
    alt=""
    sizes="120px"
    contained
    eager
  />
)
