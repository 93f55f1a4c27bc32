import cardList from '#site/components/card-list.module.css'
import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { tileForm } from '#site/tile-path.ts'
import type { TopicCard } from '#site/topics.ts'
import { SymptomPages, useSymptomPages } from './symptom-pages.tsx'
import { SymptomsHead, symptomsTitleId } from './symptoms-head.tsx'
import styles from './symptoms-stage.module.css'

/** A large picture on one half, the names on the other. Pointing at a name shows its picture. */
export function SymptomsStage() {
  const pages = useSymptomPages()
  if (pages.length === 0) return null
  return (
    <section className={`on-dark ${styles.section}`} aria-labelledby={symptomsTitleId}>
      <div className={styles.text}>
        <SymptomsHead className={styles.head ?? ''} />
        <SymptomPages pages={pages} className={`${cardList.cards} ${styles.list}`}>
          {(card) => <Card key={card.id} card={card} />}
        </SymptomPages>
      </div>
    </section>
  )
}

function Card({ card: { name, shortDescription, href, icon, imageHome } }: { card: TopicCard }) {
  const { images } = useRenderContext()
  return (
    <li>
      <Picture
        image={images(tileForm(imageHome, 'inverse'))}
        alt=""
        sizes="(min-width: 1024px) 56vw, 100vw"
      />
      <Icon name={`topic:${icon}`} />
      <div>
        <h3>
          <a href={href}>{name}</a>
        </h3>
        <p>{shortDescription}</p>
      </div>
    </li>
  )
}
