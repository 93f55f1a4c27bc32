import { Picture } from '#site/components/picture.tsx'
import type { Images } from '#site/images.ts'
import type { ArticlePart } from './article-parts.tsx'
import styles from './chapter-figure.module.css'
import type { FigureText } from './figure-texts.ts'

/** The parts with the figure at the end of the first chapter that has a title. */
export function withFigure(
  parts: readonly ArticlePart[],
  figure: FigureText | undefined,
  images: Images,
): readonly ArticlePart[] {
  const first = parts.find(({ title }) => title !== '')
  if (!first || !figure) return parts
  const body = (
    <>
      {first.body}
      <ChapterFigure figure={figure} images={images} />
    </>
  )
  return parts.map((part) => (part === first ? { ...part, body } : part))
}

/** A drawing with numbered parts and its legend. */
function ChapterFigure({
  figure: { path, alt, caption, parts },
  images,
}: {
  figure: FigureText
  images: Images
}) {
  return (
    <figure className={styles.figure}>
      <Picture image={images(path)} alt={alt} sizes="480px" contained />
      <figcaption>
        <p>{caption}</p>
        <ol>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
