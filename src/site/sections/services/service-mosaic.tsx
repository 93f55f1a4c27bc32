import type { Service } from '#content/entries/service.ts'
import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext } from '#site/render-context.ts'
import { topicTile } from '#site/tile-path.ts'
import { ServiceFact } from './service-fact.tsx'
import styles from './service-mosaic.module.css'

/** A service's picture, tile and most important fact. @param image Path of the picture. */
export function ServiceMosaic({ service, image }: { service: Service; image: string }) {
  const { images } = useRenderContext()
  const { id, imageAlt, fact } = service
  return (
    <div className={styles.mosaic}>
      <Picture
        image={images(image)}
        alt={altOf(images(image), imageAlt)}
        sizes="(min-width: 1280px) 520px, (min-width: 640px) 62vw, 92vw"
        className={styles.picture}
      />
      <Picture
        image={images(topicTile(id))}
        alt=""
        sizes="(min-width: 640px) 30vw, 46vw"
        className={styles.tile}
      />
      <ServiceFact fact={fact} className={styles.fact} />
    </div>
  )
}
