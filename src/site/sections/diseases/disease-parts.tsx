import type { ReactNode } from 'react'
import { homeEntries } from '#content/entries/home-entries.ts'
import cardList from '#site/components/card-list.module.css'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { basePaths, type TopicCard, topicCards } from '#site/topics.ts'
import styles from './disease-parts.module.css'

const titleId = 'enfermedades'

type Props = {
  className: string | undefined
  headClass: string | undefined
  listClass: string | undefined
  /** Class of the block with the link to all diseases. */
  allClass: string | undefined
  /** The content of a disease's list item. */
  children: (card: TopicCard) => ReactNode
}

/**
 * The section with its title, introduction and first diseases, in the owner's order, and the link to all of them.
 * Nothing without diseases.
 */
export function DiseasesSection({ className, headClass, listClass, allClass, children }: Props) {
  const { sectionTitle, sectionSubtitle, sectionText, buttonText } = useSiteContent().diseasesSection
  const cards = topicCards(useRenderContext().site, 'diseases', homeEntries.diseases)
  if (cards.length === 0) return null
  return (
    <section className={`section ${className}`} aria-labelledby={titleId}>
      <header className={`section-head ${headClass}`}>
        <h2 id={titleId}>{sectionTitle || 'Enfermedades'}</h2>
        {sectionSubtitle && <p>{sectionSubtitle}</p>}
        <Paragraphs text={sectionText} />
      </header>
      <ul className={`${cardList.cards} ${listClass}`}>
        {cards.map((card) => (
          <li key={card.id}>{children(card)}</li>
        ))}
      </ul>
      {buttonText && (
        <div className={`${styles.all} ${allClass}`}>
          <a className="btn btn-line" href={basePaths.diseases}>
            <span>{buttonText}</span>
          </a>
        </div>
      )}
    </section>
  )
}

type TextProps = { card: TopicCard }

/** Name, which is a link that covers the list item, technical name and summary of a disease. */
export const DiseaseText = ({ card: { name, technicalName, shortDescription, href } }: TextProps) => (
  <div>
    <h3>
      <a href={href}>{name}</a>
    </h3>
    {technicalName && <p className={cardList.technical}>{technicalName}</p>}
    <p>{shortDescription}</p>
  </div>
)
