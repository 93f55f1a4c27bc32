import { Picture } from '#site/components/picture.tsx'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { PhotoGallery } from './photo-gallery.island.tsx'
import galleryStyles from './photo-gallery.module.css'
import styles from './photos-gallery-stage.module.css'

const titleId = 'titulo-galeria'

/** A carousel with one photo in the middle and its neighbours at both sides. */
export function PhotosGalleryStage() {
  const { site, images } = useRenderContext()
  const { sectionTitle } = useSiteContent().photosGallery
  if (site.gallery.length === 0) return null
  const label = sectionTitle || 'Galería'
  return (
    <section className="section plain" aria-labelledby={sectionTitle ? titleId : undefined}>
      <header className={`wrap ${styles.head}`}>
        <Picture image={images('/dibujos/divisor.svg')} alt="" sizes="240px" className={styles.divider} />
        {sectionTitle && <h2 id={titleId}>{sectionTitle}</h2>}
      </header>
      <Island
        name="PhotoGallery"
        component={PhotoGallery}
        props={{ label, captions: site.gallery.map(({ alt }) => alt) }}
        slot={site.gallery.map(({ id, src, alt }) => (
          <li key={id} className={galleryStyles.slide}>
            <Picture
              image={images(src)}
              alt={alt}
              sizes="(min-width: 963px) 847px, 88vw"
              className={galleryStyles.photo}
            />
          </li>
        ))}
      />
    </section>
  )
}
