import { Picture } from '#site/components/picture.tsx'
import type { Images } from '#site/images.ts'
import type { ArticlePart } from '#site/pages/article-parts.tsx'
import styles from './chapter-figure.module.css'
import type { PlacedFigure } from './chapter-figures.ts'
import type { FigureText } from './figure-texts.ts'

/** The parts with each figure at the end of its chapter. A figure whose chapter the article lacks is left out. */
export function withFigures(
  parts: readonly ArticlePart[],
  figures: readonly PlacedFigure[],
  images: Images,
): readonly ArticlePart[] {
  const first = parts.find(({ title }) => title !== '')
  return parts.map((part) => {
    const own = figures.filter(({ chapter }) => (chapter === 'first' ? part === first : chapter === part.id))
    if (own.length === 0) return part
    const body = (
      <>
        {part.body}
        {own.map(({ text }) => (
          <ChapterFigure key={text.path} figure={text} images={images} />
        ))}
      </>
    )
    return { ...part, body }
  })
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
