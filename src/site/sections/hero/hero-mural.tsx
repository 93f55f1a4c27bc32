import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { topicCards } from '#site/topics.ts'
import { HeroFrame } from './hero-frame.tsx'
import styles from './hero-mural.module.css'
import { HeroText } from './hero-text.tsx'

/** How many tiles show services of the practice. */
const ownTiles = 3

/** A full-width wall of tiles, with the text on a sheet of paper aligned to the tiles. */
export function HeroMural() {
  const { site, images } = useRenderContext()
  const services = topicCards(site, 'services', ownTiles)
  return (
    <HeroFrame className={styles.hero ?? ''}>
      <div className={styles.board}>
        <div className={styles.sheet}>
          <CornerFlowers />
          <HeroText className={styles.text} />
        </div>
        {services.map(({ id }) => (
          <Picture
            key={id}
            image={images(`/dibujos/azulejos/${id}.svg`)}
            alt=""
            sizes="13vw"
            className={styles.tile}
          />
        ))}
      </div>
    </HeroFrame>
  )
}
