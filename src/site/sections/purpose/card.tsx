import type { ReactNode } from 'react'
import type { SiteContent } from '#content/site-content/index.ts'
import { Backdrop } from '#site/components/backdrop.tsx'
import { Emblem } from '#site/components/emblem.tsx'
import { NamedIcon } from '#site/components/named-icon.tsx'
import { useRenderContext } from '#site/render-context.ts'
import styles from './card.module.css'

type Card = SiteContent['purpose']['entities'][number]

/** A card's small picture, or else its icon, beside the title. */
export function CardEmblem({ card, className = '' }: { card: Card; className?: string | undefined }) {
  const { icon, imagePath } = card
  const { images } = useRenderContext()
  if (!imagePath) return <NamedIcon name={icon} className={`${styles.icon} ${className}`} />
  return <Emblem image={images(imagePath)} sizes="96px" className={`${styles.image} ${className}`} />
}

/** Title and text of a card; of the first one as the section's title. */
export function CardText({
  card,
  isFirst,
  className,
}: {
  card: Card
  isFirst?: boolean
  className?: string
}) {
  return (
    <>
      {isFirst ? <h2 id="proposito">{card.title}</h2> : <h3>{card.title}</h3>}
      {card.description && <p className={className}>{card.description}</p>}
    </>
  )
}

type ItemsProps = {
  cards: readonly Card[]
  itemClass?: string | undefined
  emblemClass: string | undefined
  /** At the start of every card. */
  children?: ReactNode
}

/** The cards after the first as list items: emblem, and beside or below it the text. */
export const CardItems = ({ cards, itemClass, emblemClass, children }: ItemsProps) =>
  cards.map((card) => (
    <li key={card.title} className={itemClass}>
      {children}
      <Backdrop path={card.imageBackgroundPath} />
      <CardEmblem card={card} className={emblemClass} />
      <div>
        <CardText card={card} />
      </div>
    </li>
  ))
