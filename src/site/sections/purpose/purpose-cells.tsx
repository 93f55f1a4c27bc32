import { Backdrop } from '#site/components/backdrop.tsx'
import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import { useSiteContent } from '#site/render-context.ts'
import { type Card, CardEmblem } from './card-emblem.tsx'
import styles from './purpose-cells.module.css'

/** The purpose in a large cell and the method in smaller ones, joined like tiles. */
export function PurposeCells() {
  const [first, ...others] = useSiteContent().purpose.entities
  if (!first) return null
  return (
    <section className={`section plain ${styles.purpose}`} aria-labelledby="proposito">
      <div className={`wrap ${styles.cells}`}>
        <div className={`${styles.cell} ${styles.first}`}>
          <CornerFlowers drawing="/dibujos/flor-inversa.svg" />
          <CardImages card={first} />
          <h2 id="proposito">{first.title}</h2>
          {first.description && <p>{first.description}</p>}
        </div>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((card) => (
              <li key={card.title} className={styles.cell}>
                <CornerFlowers />
                <CardImages card={card} />
                <h3>{card.title}</h3>
                {card.description && <p>{card.description}</p>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** A card's faint background picture, and the picture or icon above its title. */
function CardImages({ card }: { card: Card }) {
  return (
    <>
      <Backdrop path={card.imageBackgroundPath} />
      <CardEmblem card={card} imageClass={styles.image} iconClass={styles.icon} />
    </>
  )
}
