import { GallerySection, LightboxList } from './gallery-parts.tsx'
import styles from './photos-gallery-mosaic.module.css'

/** All photos in a mosaic of large, wide and small fields; each opens over the page. */
export const PhotosGalleryMosaic = () => (
  <GallerySection className="plain">
    <LightboxList listClass={styles.mosaic} sizes={fieldSizes} />
  </GallerySection>
)

/** The third and the fourth of every six are small. */
const fieldSizes = (index: number) =>
  index % 6 === 2 || index % 6 === 3
    ? '(min-width: 1360px) 310px, (min-width: 700px) 25vw, 50vw'
    : '(min-width: 1360px) 620px, (min-width: 700px) 50vw, 100vw'
