import { useSiteContent } from '#site/render-context.ts'
import styles from './contact-lists.module.css'

/** How to get there and what to bring. */
export function ContactLists() {
  const { directionsTitle, directions, firstVisitTitle, firstVisitItems } = useSiteContent().contact
  if (directions.length === 0 && firstVisitItems.length === 0) return null
  return (
    <div className={styles.lists}>
      {directions.length > 0 && (
        <section aria-labelledby="titulo-llegar">
          <h2 id="titulo-llegar">{directionsTitle || 'Cómo llegar'}</h2>
          <ol className={styles.steps}>
            {directions.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {firstVisitItems.length > 0 && (
        <section aria-labelledby="titulo-primera-cita">
          <h2 id="titulo-primera-cita">{firstVisitTitle || 'Para su primera cita'}</h2>
          <ul className={styles.bullets}>
            {firstVisitItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
