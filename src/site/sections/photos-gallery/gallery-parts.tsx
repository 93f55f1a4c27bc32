import type { ReactNode } from 'react'
import type { GalleryImage } from '#content/entries/gallery-image.ts'
import { Picture } from '#site/components/picture.tsx'
import { Island } from '#site/islands/island.tsx'
import { webpOf } from '#site/photo.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { GalleryLightbox } from './gallery-lightbox.island.tsx'
import styles from './gallery-parts.module.css'

const titleId = 'titulo-galeria'

type SectionProps = {
  className: string
  /** The title is centred, with a drawing below it. */
  isDivided?: boolean
  children: ReactNode
}

/** The section with its title; nothing without photos. */
export function GallerySection({ className, isDivided = false, children }: SectionProps) {
  const { site, images } = useRenderContext()
  const { sectionTitle } = useSiteContent().photosGallery
  if (site.gallery.length === 0) return null
  return (
    <section className={`section ${className}`} aria-labelledby={sectionTitle ? titleId : undefined}>
      {sectionTitle && (
        <header className={`wrap section-head ${isDivided ? 'centred' : ''}`}>
          <h2 id={titleId}>{sectionTitle}</h2>
          {isDivided && (
            <Picture image={images('/dibujos/divisor.svg')} alt="" sizes="240px" className={styles.divider} />
          )}
        </header>
      )}
      {children}
    </section>
  )
}

type ListProps = { listClass: string | undefined; sizes: (index: number) => string }

/** The section's photos with their captions as a list; each opens over the page. */
export function LightboxList({ listClass, sizes }: ListProps) {
  const { site, images } = useRenderContext()
  const { sectionTitle } = useSiteContent().photosGallery
  return (
    <Island
      name="GalleryLightbox"
      component={GalleryLightbox}
      props={{
        label: sectionTitle || 'Galería',
        photos: site.gallery.map(({ src, alt }) => ({ image: images(src), alt })),
        listClass,
      }}
      className="wrap"
      slot={site.gallery.map((photo, index) => (
        <li key={photo.id}>
          <PhotoLink photo={photo} index={index} sizes={sizes(index)} />
          <p aria-hidden="true">{photo.alt}</p>
        </li>
      ))}
    />
  )
}

type LinkProps = { photo: GalleryImage; index: number; sizes: string }

/** A photo with a link to its full size. The list's script opens it over the page instead. */
function PhotoLink({ photo, index, sizes }: LinkProps) {
  const image = useRenderContext().images(photo.src)
  return (
    <a href={image.photo ? webpOf(image.photo, 1920) : image.src} data-photo={index}>
      <Picture image={image} alt={photo.alt} sizes={sizes} />
    </a>
  )
}
