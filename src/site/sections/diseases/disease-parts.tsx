import type { ReactNode } from 'react'
import { homeEntries } from '#content/entries/home-entries.ts'
import cardList from '#site/components/card-list.module.css'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { basePaths, type TopicCard, topicCards } from '#site/topics.ts'

const titleId = 'enfermedades'

type SectionProps = {
  className: string
  /** Shows the first diseases, in the owner's order. */
  children: (cards: readonly TopicCard[]) => ReactNode
}

/** The section around a layout; nothing without diseases. */
export function DiseasesSection({ className, children }: SectionProps) {
  const cards = topicCards(useRenderContext().site, 'diseases', homeEntries.diseases)
  if (cards.length === 0) return null
  return (
    <section className={`section ${className}`} aria-labelledby={titleId}>
      {children(cards)}
    </section>
  )
}

type HeadProps = { className?: string | undefined; children?: ReactNode }

/** The section's title and introduction. @param children Shown below the texts. */
export function DiseasesHead({ className = 'split', children }: HeadProps) {
  const { sectionTitle, sectionSubtitle, sectionText } = useSiteContent().diseasesSection
  return (
    <header className={`section-head ${className}`}>
      <h2 id={titleId}>{sectionTitle || 'Enfermedades'}</h2>
      {sectionSubtitle && <p>{sectionSubtitle}</p>}
      <Paragraphs text={sectionText} />
      {children}
    </header>
  )
}

/** Link to the list of all diseases; nothing without a text. */
export function AllDiseasesButton() {
  const { buttonText } = useSiteContent().diseasesSection
  if (!buttonText) return null
  return (
    <a className="btn btn-line" href={basePaths.diseases}>
      <span>{buttonText}</span>
    </a>
  )
}

/** Name and technical name of a disease. The link covers the list's item, if that is positioned. */
export const DiseaseName = ({ card: { name, technicalName, href } }: { card: TopicCard }) => (
  <>
    <h3>
      <a href={href}>{name}</a>
    </h3>
    {technicalName && <p className={cardList.technical}>{technicalName}</p>}
  </>
)

/** Name, technical name and summary of a disease. */
export const DiseaseText = ({ card }: { card: TopicCard }) => (
  <div>
    <DiseaseName card={card} />
    <p>{card.shortDescription}</p>
  </div>
)
