import type { TopicCard } from '#site/topics.ts'
import styles from './disease-text.module.css'

/** Name, technical name and summary of a disease. The name's link answers for the whole card, which is positioned. */
export function DiseaseText({ card }: { card: TopicCard }) {
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
