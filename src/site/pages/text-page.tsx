import type { ReactNode } from 'react'
import { spanishDate } from '#content/texts/spanish-date.ts'
import articleStyles from './article.module.css'
import { BulletList } from './article-parts.tsx'
import { PageBanner } from './page-banner.tsx'
import styles from './text-page.module.css'

type TextChapter = {
  readonly id: string
  readonly title: string
  readonly before?: readonly string[]
  readonly items?: readonly string[]
  readonly after?: readonly string[]
  /** Shown after the texts. */
  readonly extra?: ReactNode
}

type Props = {
  readonly title: string
  readonly subtitle: string
  readonly chapters: readonly TextChapter[]
  /** Day of the present version, as `2026-01-31`; empty if it is not known. */
  readonly version?: string
}

/** A page of plain chapters below the banner. */
export function TextPage({ title, subtitle, chapters, version = '' }: Props) {
  const day = spanishDate(version)
  return (
    <>
      <PageBanner title={title} subtitle={subtitle} crumbs={[{ label: title }]} />
      <div className={`wrap ${styles.page}`}>
        <article className={articleStyles.article}>
          {day && (
            <p>
              Versión del <time dateTime={version}>{day}</time>
            </p>
          )}
          {chapters.map((chapter) => (
            <section key={chapter.id} id={chapter.id}>
              <h2>{chapter.title}</h2>
              <Texts texts={chapter.before} />
              <BulletList items={chapter.items ?? []} />
              <Texts texts={chapter.after} />
              {chapter.extra}
            </section>
          ))}
        </article>
      </div>
    </>
  )
}

const Texts = ({ texts = [] }: { texts: readonly string[] | undefined }) =>
  texts.map((text) => <p key={text}>{text}</p>)
