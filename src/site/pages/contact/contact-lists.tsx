import lists from '#site/pages/lists.module.css'
import { BulletList } from '#site/pages/lists.tsx'
import { hasQuestions, questionsTitle } from '#site/questions.ts'
import { useRenderContext } from '#site/render-context.ts'
import { questionsPath } from '#site/route.ts'
import styles from './contact-page.module.css'

/** How to get there and what to bring. */
export function ContactLists() {
  const { site } = useRenderContext()
  const { directionsTitle, directions, firstVisitTitle, firstVisitItems } = site['site-content'].contact
  if (directions.length === 0 && firstVisitItems.length === 0) return null
  return (
    <div className={styles.columns}>
      {directions.length > 0 && (
        <section aria-labelledby="titulo-llegar" data-fold="">
          <h2 id="titulo-llegar">{directionsTitle || 'Cómo llegar'}</h2>
          <Directions steps={directions} />
        </section>
      )}
      {firstVisitItems.length > 0 && (
        <section aria-labelledby="titulo-primera-cita" data-fold="">
          <h2 id="titulo-primera-cita">{firstVisitTitle || 'Para su primera cita'}</h2>
          <BulletList items={firstVisitItems} />
          {hasQuestions(site) && (
            <p>
              <a className="more-link" href={questionsPath}>
                {questionsTitle(site)}
              </a>
            </p>
          )}
        </section>
      )}
    </div>
  )
}

/** Numbered only if there are several. */
function Directions({ steps }: { readonly steps: readonly string[] }) {
  if (steps.length === 1) return <p>{steps}</p>
  return (
    <ol className={lists.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
