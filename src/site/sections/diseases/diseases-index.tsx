import cardList from '#site/components/card-list.module.css'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import type { TopicCard } from '#site/topics.ts'
import { AllDiseasesButton, DiseasesHead, diseasesTitleId } from './diseases-head.tsx'
import styles from './diseases-index.module.css'
import { useShownDiseases } from './shown-diseases.ts'

/** The names of the first diseases in large type. Pointing at a name shows its picture and summary at the side. */
export function DiseasesIndex() {
  const cards = useShownDiseases()
  if (cards.length === 0) return null
  return (
    <section className={`section ${styles.section}`} aria-labelledby={diseasesTitleId}>
      <div className="wrap">
        <DiseasesHead className="split" />
        <ul className={`${cardList.cards} ${styles.index}`}>
          {cards.map((card) => (
            <Entry key={card.id} card={card} />
          ))}
        </ul>
        <AllDiseasesButton />
      </div>
    </section>
  )
}

function Entry({ card }: { card: TopicCard }) {
  const { images } = useRenderContext()
  const { name, technicalName, shortDescription, href, imageHome } = card
  return (
    <li>
      <div className={styles.name}>
        <h3>
          <a href={href}>{name}</a>
        </h3>
        {technicalName && <p>{technicalName}</p>}
      </div>
      <div className={styles.side}>
        <Picture
          image={images(imageHome)}
          alt=""
          sizes="(min-width: 1280px) 380px, (min-width: 1024px) 30vw, 112px"
        />
        <p>{shortDescription}</p>
      </div>
    </li>
  )
}
