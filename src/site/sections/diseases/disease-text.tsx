import type { TopicCard } from '#site/topics.ts'
import cardStyles from './disease-text.module.css'

type Props = {
  card: TopicCard
  /** Class names of a layout, instead of those of cards: `technical` and, optionally, `text` for the whole block. */
  styles?: { readonly [name: string]: string }
}

/** Name, technical name and summary of a disease. The link covers the whole card, which must be positioned. */
export function DiseaseText({ card, styles = cardStyles }: Props) {
  const { name, technicalName, shortDescription, href } = card
  return (
    <div className={styles.text}>
      <h3>
        <a href={href}>{name}</a>
      </h3>
      {technicalName && <p className={styles.technical}>{technicalName}</p>}
      <p>{shortDescription}</p>
    </div>
  )
}
