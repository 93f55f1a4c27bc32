import cardList from '#site/components/card-list.module.css'
import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext } from '#site/render-context.ts'
import type { TopicCard } from '#site/topics.ts'
import { AllDiseasesButton, DiseasesHead, DiseasesSection, DiseaseText } from './disease-parts.tsx'
import styles from './diseases-feature.module.css'

/** Full width: the first disease with a large picture, the next ones in a column beside it. */
export const DiseasesFeature = () => (
  <DiseasesSection className="plain">
    {([first, ...others]) => (
      <>
        <div className="wrap">
          <DiseasesHead />
        </div>
        <ul className={`${cardList.cards} ${styles.board}`}>
          {first && <MainDisease card={first} />}
          {others.map((card) => (
            <OtherDisease key={card.id} card={card} />
          ))}
        </ul>
        <div className={`wrap ${styles.all}`}>
          <AllDiseasesButton />
        </div>
      </>
    )}
  </DiseasesSection>
)

function MainDisease({ card }: { card: TopicCard }) {
  const { site, images } = useRenderContext()
  const { imageIndividual = '', imageAlt = '' } = site.diseases.at(0) ?? {}
  const image = images(imageIndividual)
  return (
    <li className="on-dark cobalt">
      <Picture image={image} alt={altOf(image, imageAlt)} sizes="(min-width: 1024px) 50vw, 100vw" />
      <DiseaseText card={card} />
    </li>
  )
}

function OtherDisease({ card }: { card: TopicCard }) {
  const { images } = useRenderContext()
  return (
    <li>
      <Picture image={images(card.imageHome)} alt="" sizes="(min-width: 1024px) 18vw, 36vw" />
      <DiseaseText card={card} />
    </li>
  )
}
