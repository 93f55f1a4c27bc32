import type { TopicCard } from '#site/topics.ts'
import cardStyles from './disease-text.module.css'

type Props = {
  card: TopicCard
  /** A layout's own instead of those of cards, with `technical` and, for all of it, `text`. */
  styles?: { readonly [name: string]: string }
}

/** Name, technical name and summary of a disease. The name's link answers for the whole card, which is positioned. */
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
