import { Icon } from '#site/components/icon.tsx'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Picture } from '#site/components/picture.tsx'
import { Island } from '#site/islands/island.tsx'
import { SymptomPager } from '#site/islands/symptom-pager.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { basePaths, type TopicCard, topicCards } from '#site/topics.ts'
import pagerStyles from '../../islands/symptom-pager.module.css'
import styles from './symptoms-wall.module.css'

const perPage = 4

const pageId = (index: number) => `sintomas-${index + 1}`

/** Symptoms as a wall of joined tiles, four to a page. */
export function SymptomsWall() {
  const { snapshot } = useRenderContext()
  const { sectionTitle, sectionSubtitle, sectionText, buttonText } = useSiteContent().symptoms
  const pages = inPages(topicCards(snapshot, 'symptoms'))
  if (pages.length === 0) return null
  return (
    <section className={`on-dark section ${styles.section}`} aria-labelledby="sintomas">
      <div className="wrap">
        <header className="section-head split">
          <h2 id="sintomas">{sectionTitle || 'Síntomas'}</h2>
          {sectionSubtitle && <p>{sectionSubtitle}</p>}
          <Paragraphs text={sectionText} />
        </header>
        <div className={`${pagerStyles.pages} ${styles.pages}`}>
          {pages.map((cards, index) => (
            <div key={pageId(index)} id={pageId(index)} className={pagerStyles.page}>
              <ul className={styles.wall}>
                {cards.map((card) => (
                  <Card key={card.id} card={card} />
                ))}
              </ul>
              {pages.length > 1 && <PageLinks index={index} count={pages.length} />}
            </div>
          ))}
          {pages.length > 1 && (
            <Island
              name="SymptomPager"
              component={SymptomPager}
              props={{ pages: pages.map((_, index) => ({ id: pageId(index) })) }}
              className={styles.pager}
            />
          )}
          {buttonText && (
            <a className={`btn btn-line ${styles.all}`} href={basePaths.symptoms}>
              {buttonText}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

const inPages = (cards: readonly TopicCard[]) =>
  Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) =>
    cards.slice(page * perPage, (page + 1) * perPage),
  )

function Card({ card }: { card: TopicCard }) {
  const { images } = useRenderContext()
  return (
    <li>
      <Picture image={images(card.imageHome)} alt="" />
      <h3>
        <a href={card.href}>{card.name}</a>
      </h3>
      <p>{card.shortDescription}</p>
    </li>
  )
}

/** What leads to the neighbouring pages while there is no script. */
function PageLinks({ index, count }: { index: number; count: number }) {
  return (
    <nav className={pagerStyles.pager} aria-label="Páginas de síntomas">
      <PageLink rel="prev" to={index - 1} count={count} />
      <p>{`${index + 1} de ${count}`}</p>
      <PageLink rel="next" to={index + 1} count={count} />
    </nav>
  )
}

function PageLink({ rel, to, count }: { rel: 'prev' | 'next'; to: number; count: number }) {
  const label = rel === 'prev' ? 'Anteriores' : 'Siguientes'
  if (to < 0 || to >= count) {
    return (
      <button type="button" className="icon-btn" aria-label={label} disabled>
        <Icon name={rel} />
      </button>
    )
  }
  return (
    <a className="icon-btn" rel={rel} href={`#${pageId(to)}`} aria-label={label}>
      <Icon name={rel} />
    </a>
  )
}
