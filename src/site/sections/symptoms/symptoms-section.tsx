import type { ReactNode } from 'react'
import cardList from '#site/components/card-list.module.css'
import { Icon } from '#site/components/icon.tsx'
import { IconButton } from '#site/components/icon-button.tsx'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { basePaths, type TopicCard, topicCards } from '#site/topics.ts'
import { SymptomPager } from './symptom-pager.island.tsx'
import styles from './symptoms-section.module.css'

const perPage = 4

/** Maximum pages on the home page; the list page has all symptoms. */
const maxPages = 10

const titleId = 'sintomas'
const pageId = (index: number) => `sintomas-${index + 1}`

type Props = {
  className: string
  /** Class of the list of symptoms on a page. */
  listClass: string | undefined
  /** The content of a symptom's list item. */
  children: (card: TopicCard) => ReactNode
}

/**
 * The section with its title, introduction and first symptoms, in the owner's order: four per page, one page visible at
 * a time. Below are the pager and the link to the full list. Nothing without symptoms.
 */
export function SymptomsSection({ className, listClass, children }: Props) {
  const { sectionTitle, sectionSubtitle, sectionText, buttonText } = useSiteContent().symptoms
  const cards = topicCards(useRenderContext().site, 'symptoms', maxPages * perPage)
  const pages = Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) => ({
    id: pageId(page),
    cards: cards.slice(page * perPage, (page + 1) * perPage),
  }))
  if (cards.length === 0) return null
  return (
    <section className={className} aria-labelledby={titleId}>
      <div className="wrap">
        <header className="section-head split">
          <h2 id={titleId}>{sectionTitle || 'Síntomas'}</h2>
          {sectionSubtitle && <p>{sectionSubtitle}</p>}
          <Paragraphs text={sectionText} />
        </header>
        <div className={styles.pages}>
          {pages.map((page, index) => (
            <div key={page.id} id={page.id} className={styles.page}>
              <ul className={`${cardList.cards} ${listClass}`}>
                {page.cards.map((card) => (
                  <li key={card.id}>{children(card)}</li>
                ))}
              </ul>
              {pages.length > 1 && <PageLinks index={index} count={pages.length} />}
            </div>
          ))}
          {pages.length > 1 && (
            <Island
              name="SymptomPager"
              component={SymptomPager}
              props={{ pages: pages.map(({ id }) => ({ id })) }}
              className={styles.island}
            />
          )}
          {buttonText && (
            <a className={`btn btn-line ${styles.all}`} href={basePaths.symptoms}>
              <span>{buttonText}</span>
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

/** A symptom's name, which is a link that covers the list item, and its summary. */
export const SymptomText = ({ card: { name, shortDescription, href } }: { card: TopicCard }) => (
  <>
    <h3>
      <a href={href}>{name}</a>
    </h3>
    <p>{shortDescription}</p>
  </>
)

/** Links to the neighbouring pages, for use without a script. */
const PageLinks = ({ index, count }: { index: number; count: number }) => (
  <nav className={styles.pager} aria-label={`Páginas de síntomas, ${index + 1} de ${count}`}>
    <PageLink rel="prev" label="Anteriores" to={index > 0 ? index - 1 : undefined} />
    <p>{`${index + 1} de ${count}`}</p>
    <PageLink rel="next" label="Siguientes" to={index + 1 < count ? index + 1 : undefined} />
  </nav>
)

type PageLinkProps = { rel: 'prev' | 'next'; label: string; to: number | undefined }

function PageLink({ rel, label, to }: PageLinkProps) {
  if (to === undefined) return <IconButton icon={rel} label={label} disabled />
  return (
    <a className="icon-btn" rel={rel} href={`#${pageId(to)}`} aria-label={label}>
      <Icon name={rel} />
    </a>
  )
}
