import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { LightboxList } from './lightbox-list.tsx'
import { PhotoLink } from './photo-link.tsx'
import styles from './photos-gallery-mosaic.module.css'

const titleId = 'titulo-galeria'

/** All photos in a mosaic of large, wide and small fields; each opens over the page. */
export function PhotosGalleryMosaic() {
  const { gallery } = useRenderContext().site
  const { sectionTitle } = useSiteContent().photosGallery
  if (gallery.length === 0) return null
  return (
    <section className="section plain wrap" aria-labelledby={sectionTitle ? titleId : undefined}>
      {sectionTitle && (
        <header className="section-head">
          <h2 id={titleId}>{sectionTitle}</h2>
        </header>
      )}
      <LightboxList listClass={styles.mosaic}>
        {gallery.map((photo, index) => (
          <li key={photo.id}>
            <PhotoLink photo={photo} index={index} sizes={fieldSizes(index)} />
            <span aria-hidden="true">{photo.alt}</span>
          </li>
        ))}
      </LightboxList>
    </section>
  )
}

/** The third and the fourth of every six are small. */
const fieldSizes = (index: number) =>
  index % 6 === 2 || index % 6 === 3
    ? '(min-width: 1360px) 310px, (min-width: 700px) 25vw, 50vw'
    : '(min-width: 1360px) 620px, (min-width: 700px) 50vw, 100vw'
