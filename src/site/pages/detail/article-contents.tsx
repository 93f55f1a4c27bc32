import { Icon } from '#site/components/icon.tsx'
import type { ArticlePart } from '#site/pages/article-parts.tsx'
import lists from '#site/pages/lists.module.css'
import styles from './article-contents.module.css'

/** With more chapters than this, the list in the article is folded. */
const maxUnfolded = 4

/** The chapters of the table of contents. */
const titledParts = (parts: readonly ArticlePart[]) => parts.filter(({ title }) => title !== '')

const usualTitle = 'En esta página'

type Props = { readonly parts: readonly ArticlePart[]; readonly title?: string }

/**
 * The table of contents in the article, up to 1023 px; shown from two chapters on. Wider pages have `ChapterRow` and
 * `ChapterList`.
 */
export function Contents({ parts, title = usualTitle }: Props) {
  const titled = titledParts(parts)
  if (titled.length < 2) return null
  const list = <ChapterLinks parts={titled} />
  return (
    <nav className={styles.contents} aria-label={title}>
      {titled.length <= maxUnfolded ? (
        list
      ) : (
        <details>
          <summary>
            {title}{' '}
            <span>
              ({titled.length}
              {title === usualTitle && ' temas'})
            </span>
            <Icon name="down" />
          </summary>
          {list}
        </details>
      )}
    </nav>
  )
}

/** The table of contents at the bottom of the banner, from 1024 px. */
export function ChapterRow({
  parts,
  title = usualTitle,
  label = `${title}, al inicio`,
}: Props & { readonly label?: string }) {
  const titled = titledParts(parts)
  if (titled.length < 2) return null
  return (
    <nav className={styles.row} aria-label={label}>
      <div className="wrap">
        <b>{title}</b>
        <ChapterLinks parts={titled} />
      </div>
    </nav>
  )
}

/** The table of contents beside the article, from 1024 px. `browser/mark-chapter.ts` marks the chapter being read. */
export function ChapterList({
  parts,
  title = usualTitle,
  label = `${title}, junto al texto`,
}: Props & { readonly label?: string }) {
  const titled = titledParts(parts)
  if (titled.length < 2) return null
  return (
    <nav className={styles.beside} aria-label={label} data-chapters="">
      <h2>{title}</h2>
      <ChapterLinks parts={titled} />
    </nav>
  )
}

const ChapterLinks = ({ parts }: Props) => (
  <ul className={lists.links}>
    {parts.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ul>
)
