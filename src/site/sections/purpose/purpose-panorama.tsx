import { Backdrop } from '#site/components/backdrop.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import shared from './card.module.css'
import { CardEmblem, CardText } from './card.tsx'
import styles from './purpose-panorama.module.css'

/** Default picture: the consulting room. */
const defaultView = '/dibujos/portada/3.svg'

/** A full-width picture with the purpose on a panel over it, and the method in a strip at the bottom. */
export function PurposePanorama() {
  const { images } = useRenderContext()
  const [first, ...others] = useSiteContent().purpose.entities
  if (!first) return null
  return (
    <section className={`${styles.panorama} ${shared.texts}`} aria-labelledby="proposito">
      <Picture
        image={images(first.imageBackgroundPath || defaultView)}
        alt=""
        sizes="100vw"
        className={styles.view}
      />
      <div className={`cobalt ${styles.panel}`}>
        <CardEmblem card={first} className={styles.emblem} />
        <CardText card={first} isFirst />
      </div>
      {others.length > 0 && (
        <ul className={`${shared.cells} ${styles.strip}`}>
          {others.map((card) => (
            <li key={card.title}>
              <Backdrop path={card.imageBackgroundPath} />
              <CardEmblem card={card} className={styles.emblem} />
              <div>
                <CardText card={card} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
