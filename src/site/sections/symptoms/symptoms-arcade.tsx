import arch from '#site/components/arch.module.css'
import cardList from '#site/components/card-list.module.css'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import type { TopicCard } from '#site/topics.ts'
import { SymptomPages, useSymptomPages } from './symptom-pages.tsx'
import styles from './symptoms-arcade.module.css'
import { SymptomsHead, symptomsTitleId } from './symptoms-head.tsx'

/** Symptoms in a row of arches, four per page; phones scroll along the row. */
export function SymptomsArcade() {
  const pages = useSymptomPages()
  if (pages.length === 0) return null
  return (
    <section className={`section ${styles.section}`} aria-labelledby={symptomsTitleId}>
      <SymptomsHead className={styles.head ?? ''} />
      <SymptomPages pages={pages} className={`${cardList.cards} ${styles.arcade}`}>
        {(card) => <Arch key={card.id} card={card} />}
      </SymptomPages>
    </section>
  )
}

function Arch({ card: { name, shortDescription, href, imageHome } }: { card: TopicCard }) {
  const { images } = useRenderContext()
  return (
    <li>
      <div className={`${arch.arch} ${styles.arch}`}>
        <Picture image={images(imageHome)} alt="" sizes="(min-width: 768px) 24vw, 64vw" />
      </div>
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <p>{shortDescription}</p>
    </li>
  )
}
