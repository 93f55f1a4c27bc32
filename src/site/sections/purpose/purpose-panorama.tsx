import { Backdrop } from '#site/components/backdrop.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { type Card, CardEmblem } from './card-emblem.tsx'
import styles from './purpose-panorama.module.css'

/** Default picture: the consulting room. */
const defaultView = '/dibujos/portada/3.svg'

/** A full-width picture with the purpose on a panel over it, and the method in a strip at the bottom. */
export function PurposePanorama() {
  const { images } = useRenderContext()
  const [first, ...others] = useSiteContent().purpose.entities
  if (!first) return null
  return (
    <section className={styles.panorama} aria-labelledby="proposito">
      <Picture
        image={images(first.imageBackgroundPath || defaultView)}
        alt=""
        sizes="100vw"
        className={styles.view}
      />
      <div className={styles.panel}>
        <CardEmblem card={first} imageClass={styles.emblem} iconClass={styles.icon} />
        <h2 id="proposito">{first.title}</h2>
        {first.description && <p>{first.description}</p>}
      </div>
      {others.length > 0 && (
        <ul className={styles.strip}>
          {others.map((card) => (
            <StripItem key={card.title} card={card} />
          ))}
        </ul>
      )}
    </section>
  )
}

function StripItem({ card }: { card: Card }) {
  return (
    <li>
      <Backdrop path={card.imageBackgroundPath} />
      <CardEmblem card={card} imageClass={styles.emblem} iconClass={styles.icon} />
      <div>
        <h3>{card.title}</h3>
        {card.description && <p>{card.description}</p>}
      </div>
    </li>
  )
}
