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
}

/** A page of plain chapters below the banner. */
export const TextPage = ({ title, subtitle, crumb = title, parts, children, isIllustrated }: Props) => (
  <>
    <PageBanner title={title} subtitle={subtitle} crumbs={[{ label: crumb }]} />
    <div className={`wrap ${styles.page}`}>
      <article className={isIllustrated ? `${styles.article} ${styles.illustrated}` : styles.article}>
        {children}
        <ArticleParts parts={parts} />
      </article>
    </div>
  </>
)
