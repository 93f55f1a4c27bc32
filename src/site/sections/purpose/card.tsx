import type { SiteContent } from '#content/site-content/index.ts'
import { Emblem } from '#site/components/emblem.tsx'
import { NamedIcon } from '#site/components/named-icon.tsx'
import { useRenderContext } from '#site/render-context.ts'
import styles from './card.module.css'

export type Card = SiteContent['purpose']['entities'][number]

/** A card's small picture, or else its icon, beside the title. */
export function CardEmblem({
  card: { icon, imagePath },
  className = '',
}: {
  card: Card
  className?: string | undefined
}) {
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
