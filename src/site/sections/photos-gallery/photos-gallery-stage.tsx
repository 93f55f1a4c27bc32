import { Picture } from '#site/components/picture.tsx'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { GallerySection } from './gallery-parts.tsx'
import { PhotoGallery } from './photo-gallery.island.tsx'
import styles from './photo-gallery.module.css'

/** A carousel with one photo in the middle and its neighbours at both sides. */
export function PhotosGalleryStage() {
  const { site, images } = useRenderContext()
  const label = useSiteContent().photosGallery.sectionTitle || 'Galería'
  return (
    <GallerySection className="plain" isDivided>
      <Island
        name="PhotoGallery"
        component={PhotoGallery}
        props={{ label, captions: site.gallery.map(({ alt }) => alt) }}
        slot={site.gallery.map(({ id, src, alt }) => (
          <li key={id} className={styles.slide}>
            <Picture
              image={images(src)}
              alt={alt}
              sizes="(min-width: 963px) 847px, 88vw"
              className={styles.photo}
            />
          </li>
        ))}
      />
    </GallerySection>
  )
}
