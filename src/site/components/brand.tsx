import type { ImageData } from '#site/images.ts'
import styles from './brand.module.css'
import { Picture } from './picture.tsx'

export type BrandData = { image: ImageData; name: string; specialty: string }

type Props = BrandData & {
  /** Replaces `image` while the header is small. */
  stuckImage?: ImageData | undefined
  /** Target of the link; without it, the brand is not a link. */
  href?: string
  className?: string | undefined
}

/** Names with more characters than these are set smaller. */
const longName = 26
const veryLongName = 34
const longestName = 44

/** A specialty with more characters than this does not fit on one line beside the logo of a phone's header. */
const longSpecialty = 26

/** The logo with the practice's name. */
export function Brand({ image, stuckImage, name, specialty, href, className = '' }: Props) {
  const Tag = href ? 'a' : 'div'
  return (
    <Tag className={`${styles.brand} ${className}`} href={href}>
      <span className={styles.marks}>
        <Mark image={image} />
        {stuckImage && <Mark image={stuckImage} />}
      </span>
      <span className={styles.names} data-long={nameLength(name)}>
        <b>{name}</b>
        {specialty && (
          <small data-long={specialty.length > longSpecialty ? '' : undefined}>{specialty}</small>
        )}
      </span>
    </Tag>
  )
}

export const isLongName = (name: string): boolean => name.length > longName
export const isVeryLongName = (name: string): boolean => name.length > veryLongName

function nameLength(name: string): string | undefined {
  if (name.length > longestName) return 'most'
  if (isVeryLongName(name)) return 'very'
  return isLongName(name) ? '' : undefined
}

/** Without AVIF, so that it is always a bare `img`: the header's styles expect that, and AVIF saves little here. */
const Mark = ({ image: { photo, ...image } }: { image: ImageData }) => (
  <Picture
    image={photo ? { ...image, photo: { ...photo, avif: [] } } : image}
    alt=""
    sizes="120px"
    contained
    eager
  />
)
