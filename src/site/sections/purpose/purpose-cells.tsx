import { Backdrop } from '#site/components/backdrop.tsx'
import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import { useSiteContent } from '#site/render-context.ts'
import shared from './card.module.css'
import { CardEmblem, CardItems, CardText } from './card.tsx'
import styles from './purpose-cells.module.css'

/** The purpose in a large cell and the method in smaller ones, joined like tiles. */
export function PurposeCells() {
  const [first, ...others] = useSiteContent().purpose.entities
  if (!first) return null
  return (
    <section className={`section plain ${shared.texts}`} aria-labelledby="proposito">
      <div className={`wrap ${styles.cells}`}>
        <div className={`cobalt ${styles.cell} ${styles.first}`}>
          <CornerFlowers drawing="/dibujos/flor-inversa.svg" />
          <Backdrop path={first.imageBackgroundPath} />
          <CardEmblem card={first} className={styles.emblem} />
          <CardText card={first} isFirst />
        </div>
        {others.length > 0 && (
          <ul className={shared.cells}>
            <CardItems cards={others} itemClass={styles.cell} emblemClass={styles.emblem}>
              <CornerFlowers />
            </CardItems>
          </ul>
        )}
      </div>
    </section>
  )
}
