import type { ImageData } from '#site/images.ts'
import { Picture } from './picture.tsx'

type Props = { image: ImageData; sizes: string; className: string | undefined }

/**
 * A small decorative picture beside a title, in a square. A photograph fills a circle in it; a drawing or a cut-out shows
 * whole. `photoRules` has the rule for `fills`.
 */
export function Emblem({ image, sizes, className }: Props) {
  const fills = Boolean(image.photo?.tone)
  return (
    <Picture
      image={image}
      alt=""
      sizes={sizes}
      contained={!fills}
      className={fills ? `${className} fills` : className}
    />
  )
}
