import type { ReactNode } from 'react'
import styles from './article.module.css'
import { type ArticlePart, ArticleParts } from './article-parts.tsx'
import { PageBanner } from './page-banner.tsx'

type Props = {
  readonly title: string
  readonly subtitle: string
  /** The page's name in the breadcrumb. Default: its title. */
  readonly crumb?: string
  readonly parts: readonly ArticlePart[]
  /** Shown before the parts. */
  readonly children?: ReactNode
  /** Whether the children are a text and a picture beside it. */
  readonly isIllustrated?: boolean
  /** Whether the first part is a list of the others, which wide windows show beside them. */
  readonly isIndexed?: boolean
}

/** A page of plain chapters below the banner. */
export const TextPage = ({
  title,
  subtitle,
  crumb = title,
  parts,
  children,
  isIllustrated = false,
  isIndexed = false,
}: Props) => (
  <>
    <PageBanner title={title} subtitle={subtitle} crumbs={[{ label: crumb }]} />
    <div className={`wrap ${styles.page}`}>
      <article className={articleClass(isIllustrated, isIndexed)}>
        {children}
        <ArticleParts parts={parts} />
      </article>
    </div>
  </>
)

function articleClass(isIllustrated: boolean, isIndexed: boolean) {
  if (isIllustrated) return `${styles.article} ${styles.illustrated}`
  return isIndexed ? `${styles.article} ${styles.indexed}` : styles.article
}
