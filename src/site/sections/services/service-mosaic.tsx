import type { Service } from '#content/entries/service.ts'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { topicTile } from '#site/tile-path.ts'
import styles from './service-mosaic.module.css'
import { ServiceFact, ServicePicture } from './service-parts.tsx'

/** A service's picture, tile and most important fact. @param image Path of the picture. */
export function ServiceMosaic({ service, image }: { service: Service; image: string }) {
  const { images } = useRenderContext()
  return (
    <div className={styles.mosaic}>
      <ServicePicture
        service={service}
        path={image}
        sizes="(min-width: 1280px) 520px, (min-width: 640px) 62vw, 92vw"
        className={styles.picture}
      />
      <Picture
        image={images(topicTile(service.id))}
        alt=""
        sizes="(min-width: 640px) 30vw, 46vw"
        className={styles.tile}
      />
      <ServiceFact fact={service.fact} />
    </div>
  )
}
