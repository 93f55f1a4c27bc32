import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { LightboxList } from './lightbox-list.tsx'
import { PhotoLink } from './photo-link.tsx'
import styles from './photos-gallery-arcade.module.css'

const titleId = 'titulo-galeria'

/** The photos in a row of arches with their captions below; each opens over the page. */
export function PhotosGalleryArcade() {
  const { site, images } = useRenderContext()
  const { sectionTitle } = useSiteContent().photosGallery
  if (site.gallery.length === 0) return null
  return (
    <section className={`section ${styles.gallery}`} aria-labelledby={sectionTitle ? titleId : undefined}>
      <div className="wrap">
        {sectionTitle && (
          <header className={styles.head}>
            <h2 id={titleId}>{sectionTitle}</h2>
            <Picture image={images('/dibujos/divisor.svg')} alt="" sizes="240px" className={styles.divider} />
          </header>
        )}
        <LightboxList listClass={styles.arches}>
          {site.gallery.map((photo, index) => (
            <li key={photo.id}>
              <PhotoLink
                photo={photo}
                index={index}
                className={styles.arch}
                sizes="(min-width: 1280px) 420px, (min-width: 700px) 50vw, 75vw"
              />
              <p aria-hidden="true">{photo.alt}</p>
            </li>
          ))}
        </LightboxList>
      </div>
    </section>
  )
}
