import { GallerySection, LightboxList } from './gallery-parts.tsx'
import styles from './photos-gallery-strip.module.css'

/** The uncropped photos at equal height in a strip on cobalt that scrolls by hand. */
export const PhotosGalleryStrip = () => (
  <GallerySection className="on-dark cobalt">
    <LightboxList
      listClass={styles.strip}
      sizes={() => '(min-width: 1440px) 720px, (min-width: 600px) 50vw, 85vw'}
    />
  </GallerySection>
)
