import type { ReactNode } from 'react'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { GalleryLightbox } from './gallery-lightbox.island.tsx'

type Props = {
  /** Class of the list. */
  listClass?: string | undefined
  /** List items, each with a `PhotoLink`. */
  children: ReactNode
}

/** The section's photos as a list; each link opens its photo over the page. */
export function LightboxList({ listClass, children }: Props) {
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
      slot={children}
    />
  )
}
