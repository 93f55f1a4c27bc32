import type { Service } from '#content/service.ts'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { topicTile } from '#site/tile-path.ts'
import styles from './service-mosaic.module.css'

/** A service's picture, its tile, and the one fact worth remembering. @param image Path of the picture. */
export function ServiceMosaic({ service, image }: { service: Service; image: string }) {
  const { images } = useRenderContext()
  const { id, imageAlt, fact } = service
  return (
    <div className={styles.mosaic}>
      <Picture image={images(image)} alt={imageAlt} className={styles.picture} />
      <Picture image={images(topicTile(id))} alt="" className={styles.tile} />
      {(fact.value || fact.label) && (
        <p className={styles.fact}>
          {fact.value && <b>{fact.value}</b>}
          {fact.label && ` ${fact.label}`}
        </p>
      )}
    </div>
  )
}
