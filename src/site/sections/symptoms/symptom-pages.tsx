import type { ReactNode } from 'react'
import { Icon } from '#site/components/icon.tsx'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { basePaths, type TopicCard, topicCards } from '#site/topics.ts'
import { SymptomPager } from './symptom-pager.island.tsx'
import styles from './symptom-pager.module.css'

const perPage = 4

/** Maximum pages on the home page; the list page has all symptoms. */
const maxPages = 10

const pageId = (index: number) => `sintomas-${index + 1}`

type Props = {
  pages: readonly (readonly TopicCard[])[]
  /** Class of the list of symptoms on a page. */
  className: string | undefined
  children: (card: TopicCard) => ReactNode
}

/** The first symptoms in the owner's order, four per page. */
export function useSymptomPages(): readonly (readonly TopicCard[])[] {
  const cards = topicCards(useRenderContext().site, 'symptoms', maxPages * perPage)
  return Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) =>
    cards.slice(page * perPage, (page + 1) * perPage),
  )
}

/** Pages of symptoms, one visible at a time, with the pager and the link to the full list below. */
export function SymptomPages({ pages, className, children }: Props) {
  const { buttonText } = useSiteContent().symptoms
  return (
    <div className={styles.pages}>
      {pages.map((cards, index) => (
        <div key={pageId(index)} id={pageId(index)} className={styles.page}>
          <ul className={className}>{cards.map(children)}</ul>
          {pages.length > 1 && <PageLinks index={index} count={pages.length} />}
        </div>
      ))}
      {pages.length > 1 && (
        <Island
          name="SymptomPager"
          component={SymptomPager}
          props={{ pages: pages.map((_, index) => ({ id: pageId(index) })) }}
          className={styles.island}
        />
      )}
      {buttonText && (
        <a className={`btn btn-line ${styles.all}`} href={basePaths.symptoms}>
          <span>{buttonText}</span>
        </a>
      )}
    </div>
  )
}

/** Links to the neighbouring pages, for use without a script. */
function PageLinks({ index, count }: { index: number; count: number }) {
  return (
    <nav className={styles.pager} aria-label={`Páginas de síntomas, ${index + 1} de ${count}`}>
      <PageLink rel="prev" to={index - 1} count={count} />
      <p>{`${index + 1} de ${count}`}</p>
      <PageLink rel="next" to={index + 1} count={count} />
    </nav>
  )
}

function PageLink({ rel, to, count }: { rel: 'prev' | 'next'; to: number; count: number }) {
  const label = rel === 'prev' ? 'Anteriores' : 'Siguientes'
  if (to < 0 || to >= count) {
    return (
      <button type="button" className="icon-btn" aria-label={label} disabled>
        <Icon name={rel} />
      </button>
    )
  }
  return (
    <a className="icon-btn" rel={rel} href={`#${pageId(to)}`} aria-label={label}>
      <Icon name={rel} />
    </a>
  )
}
