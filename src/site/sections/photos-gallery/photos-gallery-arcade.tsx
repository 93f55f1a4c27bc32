import { GallerySection, LightboxList } from './gallery-parts.tsx'
import styles from './photos-gallery-arcade.module.css'

/** The photos in a row of arches with their captions below; each opens over the page. */
export const PhotosGalleryArcade = () => (
  <GallerySection className={styles.gallery ?? ''} isDivided>
    <LightboxList
      className="wrap"
      listClass={styles.arches}
      sizes={() => '(min-width: 1280px) 320px, (min-width: 700px) 33vw, 50vw'}
    />
  </GallerySection>
)
