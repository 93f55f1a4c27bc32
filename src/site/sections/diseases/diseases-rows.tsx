import { Icon } from '#site/components/icon.tsx'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { tileForm } from '#site/tile-path.ts'
import { basePaths, topicCards } from '#site/topics.ts'
import styles from './diseases-rows.module.css'

const shown = 4

/** The first diseases as rows: small tile, name, technical name and summary. */
export function DiseasesRows() {
  const { snapshot, images } = useRenderContext()
  const { sectionTitle, sectionSubtitle, sectionText, buttonText } = useSiteContent().diseasesSection
  const cards = topicCards(snapshot, 'diseases').slice(0, shown)
  if (cards.length === 0) return null
  return (
    <section className="section" aria-labelledby="enfermedades">
      <div className={`wrap ${styles.columns}`}>
        <header className={`section-head ${styles.head}`}>
          <h2 id="enfermedades">{sectionTitle || 'Enfermedades'}</h2>
          {sectionSubtitle && <p>{sectionSubtitle}</p>}
          <Paragraphs text={sectionText} />
          {buttonText && (
            <a className="btn btn-line" href={basePaths.diseases}>
              {buttonText}
            </a>
          )}
        </header>
        <ul className={styles.rows}>
          {cards.map(({ id, name, technicalName, shortDescription, href, imageHome }) => (
            <li key={id}>
              <Picture image={images(tileForm(imageHome, 'small'))} alt="" />
              <div>
                <h3>
                  <a href={href}>{name}</a>
                </h3>
                {technicalName && <p className={styles.technical}>{technicalName}</p>}
                <p>{shortDescription}</p>
              </div>
              <Icon name="arrow" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
