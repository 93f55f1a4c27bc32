import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { LightboxList } from './lightbox-list.tsx'
import { PhotoLink } from './photo-link.tsx'
import styles from './photos-gallery-strip.module.css'

const titleId = 'titulo-galeria'

/** The uncropped photos at equal height in a strip on cobalt that scrolls by hand. */
export function PhotosGalleryStrip() {
  const { gallery } = useRenderContext().site
  const { sectionTitle } = useSiteContent().photosGallery
  if (gallery.length === 0) return null
  return (
    <section
      className={`section on-dark ${styles.gallery}`}
      aria-labelledby={sectionTitle ? titleId : undefined}
    >
      {sectionTitle && (
        <header className={`wrap ${styles.head}`}>
          <h2 id={titleId}>{sectionTitle}</h2>
        </header>
      )}
      <LightboxList listClass={styles.strip}>
        {gallery.map((photo, index) => (
          <li key={photo.id}>
            <PhotoLink
              photo={photo}
              index={index}
              sizes="(min-width: 1440px) 720px, (min-width: 600px) 50vw, 85vw"
            />
            <p aria-hidden="true">{photo.alt}</p>
          </li>
        ))}
      </LightboxList>
    </section>
  )
}
