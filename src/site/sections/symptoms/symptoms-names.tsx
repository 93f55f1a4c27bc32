import cardList from '#site/components/card-list.module.css'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { tileForm } from '#site/tile-path.ts'
import type { TopicCard } from '#site/topics.ts'
import { SymptomPages, useSymptomPages } from './symptom-pages.tsx'
import { SymptomsHead, symptomsTitleId } from './symptoms-head.tsx'
import styles from './symptoms-names.module.css'

/** The symptoms' names as lines of large type, each after a small picture. */
export function SymptomsNames() {
  const pages = useSymptomPages()
  if (pages.length === 0) return null
  return (
    <section className="section plain" aria-labelledby={symptomsTitleId}>
      <div className="wrap">
        <SymptomsHead className="split" />
        <SymptomPages pages={pages} className={`${cardList.cards} ${styles.names}`}>
          {(card) => <Name key={card.id} card={card} />}
        </SymptomPages>
      </div>
    </section>
  )
}

function Name({ card: { name, shortDescription, href, imageHome } }: { card: TopicCard }) {
  const { images } = useRenderContext()
  return (
    <li>
      <Picture image={images(tileForm(imageHome, 'small'))} alt="" sizes="96px" />
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <p>{shortDescription}</p>
    </li>
  )
}
