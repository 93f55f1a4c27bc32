import { Backdrop } from '#site/components/backdrop.tsx'
import { useSiteContent } from '#site/render-context.ts'
import shared from './card.module.css'
import { CardEmblem, CardItems, CardText } from './card.tsx'
import styles from './purpose-statement.module.css'

/** The purpose as one large sentence; the method below it as steps along a line. */
export function PurposeStatement() {
  const [first, ...steps] = useSiteContent().purpose.entities
  if (!first) return null
  return (
    <section
      className={`section ${first.imageBackgroundPath ? '' : 'plain '}${shared.texts} ${styles.purpose}`}
      aria-labelledby="proposito"
    >
      <Backdrop path={first.imageBackgroundPath} />
      <div className={`wrap ${styles.columns}`}>
        <CardEmblem card={first} className={styles.emblem} />
        <div className={styles.statement}>
          <CardText card={first} isFirst className="lead" />
        </div>
        {steps.length > 0 && (
          <ol className={styles.steps}>
            <CardItems cards={steps} emblemClass={styles.stepEmblem} />
          </ol>
        )}
      </div>
    </section>
  )
}
