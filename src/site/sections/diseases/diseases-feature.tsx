import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext } from '#site/render-context.ts'
import { DiseasesSection, DiseaseText } from './disease-parts.tsx'
import styles from './diseases-feature.module.css'

/** Full width: the first disease with a large picture, the next ones in a column beside it. */
export function DiseasesFeature() {
  const { site, images } = useRenderContext()
  const { imageIndividual = '', imageAlt = '' } = site.diseases.at(0) ?? {}
  const first = images(imageIndividual)
  return (
    <DiseasesSection className="plain" listClass={`columns ${styles.board}`}>
      {(card, index) => (
        <div className={index === 0 ? 'on-dark cobalt' : undefined}>
          {index === 0 ? (
            <Picture image={first} alt={altOf(first, imageAlt)} sizes="(min-width: 1024px) 50vw, 100vw" />
          ) : (
            <Picture image={images(card.imageHome)} alt="" sizes="(min-width: 1024px) 18vw, 36vw" />
          )}
          <DiseaseText card={card} />
        </div>
      )}
    </DiseasesSection>
  )
}
