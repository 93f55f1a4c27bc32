import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import shared from './card.module.css'
import { CardEmblem, CardItems, CardText } from './card.tsx'
import styles from './purpose-panorama.module.css'

/** Default picture: the consulting room. */
const defaultView = '/dibujos/portada/3.svg'

/** A full-width picture, below it the purpose on a panel, and the method in a strip at the bottom. */
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
          <CardItems cards={others} emblemClass={styles.emblem} />
        </ul>
      )}
    </section>
  )
}
