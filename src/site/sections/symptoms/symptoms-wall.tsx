import cardList from '#site/components/card-list.module.css'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import type { TopicCard } from '#site/topics.ts'
import { SymptomPages, useSymptomPages } from './symptom-pages.tsx'
import { SymptomsHead, symptomsTitleId } from './symptoms-head.tsx'
import styles from './symptoms-wall.module.css'

/** Symptoms as a wall of joined tiles, four per page. */
export function SymptomsWall() {
  const pages = useSymptomPages()
  if (pages.length === 0) return null
  return (
    <section className={`on-dark section ${styles.section}`} aria-labelledby={symptomsTitleId}>
      <div className="wrap">
        <SymptomsHead className="split" />
        <SymptomPages pages={pages} className={`${cardList.cards} ${styles.wall}`}>
          {(card) => <Card key={card.id} card={card} />}
        </SymptomPages>
      </div>
    </section>
  )
}

function Card({ card }: { card: TopicCard }) {
  const { images } = useRenderContext()
  return (
    <li>
      <Picture
        image={images(card.imageHome)}
        alt=""
        sizes="(min-width: 1366px) 310px, (min-width: 768px) 23vw, 46vw"
      />
      <h3>
        <a href={card.href}>{card.name}</a>
      </h3>
      <p>{card.shortDescription}</p>
    </li>
  )
}
