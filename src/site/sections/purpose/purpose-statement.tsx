import { Backdrop } from '#site/components/backdrop.tsx'
import { useSiteContent } from '#site/render-context.ts'
import { type Card, CardEmblem } from './card-emblem.tsx'
import styles from './purpose-statement.module.css'

/** The purpose as one large sentence; the method below it as steps along a line. */
export function PurposeStatement() {
  const [first, ...steps] = useSiteContent().purpose.entities
  if (!first) return null
  return (
    <section
      className={`section ${first.imageBackgroundPath ? '' : 'plain '}${styles.purpose}`}
      aria-labelledby="proposito"
    >
      <Backdrop path={first.imageBackgroundPath} />
      <div className={`wrap ${styles.columns}`}>
        <CardEmblem card={first} imageClass={styles.emblem} iconClass={styles.icon} />
        <div className={styles.statement}>
          <h2 id="proposito">{first.title}</h2>
          {first.description && <p className="lead">{first.description}</p>}
        </div>
        {steps.length > 0 && (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <Step key={step.title} step={step} />
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

function Step({ step }: { step: Card }) {
  return (
    <li>
      <Backdrop path={step.imageBackgroundPath} />
      <CardEmblem card={step} imageClass={styles.stepImage} iconClass={styles.stepIcon} />
      <div>
        <h3>{step.title}</h3>
        {step.description && <p>{step.description}</p>}
      </div>
    </li>
  )
}
