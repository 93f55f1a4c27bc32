import { Backdrop } from '#site/components/backdrop.tsx'
import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import { useSiteContent } from '#site/render-context.ts'
import shared from './card.module.css'
import { CardEmblem, CardText } from './card.tsx'
import styles from './purpose-cells.module.css'

/** The purpose in a large cell and the method in smaller ones, joined like tiles. */
export function PurposeCells() {
  const [first, ...others] = useSiteContent().purpose.entities
  if (!first) return null
  return (
    <section className={`section plain ${styles.purpose} ${shared.texts}`} aria-labelledby="proposito">
      <div className={`wrap ${styles.cells}`}>
        <div className={`cobalt ${styles.cell} ${styles.first}`}>
          <CornerFlowers drawing="/dibujos/flor-inversa.svg" />
          <Backdrop path={first.imageBackgroundPath} />
          <CardEmblem card={first} className={styles.emblem} />
          <CardText card={first} isFirst />
        </div>
        {others.length > 0 && (
          <ul className={shared.cells}>
            {others.map((card) => (
              <li key={card.title} className={styles.cell}>
                <CornerFlowers />
                <Backdrop path={card.imageBackgroundPath} />
                <CardEmblem card={card} className={styles.emblem} />
                <CardText card={card} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
