import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './call-to-action-panorama.module.css'
import { ValuationLink } from './valuation-link.tsx'

/** Describes a first visit: a wide scene, the title on a cobalt panel that overlaps it, the text beside the panel. */
export function CallToActionPanorama() {
  const { images } = useRenderContext()
  const { title, description, imagePath, imageAlt } = useSiteContent().callToAction
  if (!title && !description) return null
  return (
    <section
      className={`section plain wrap ${styles.panorama}`}
      {...(title && { 'aria-labelledby': 'valoracion' })}
    >
      <Picture
        image={images(imagePath)}
        alt={altOf(images(imagePath), imageAlt)}
        sizes="(min-width: 1366px) 1240px, 92vw"
        className={styles.scene}
      />
      {title && (
        <div className={styles.panel}>
          <h2 id="valoracion">{title}</h2>
        </div>
      )}
      <div className={styles.text}>
        <Paragraphs text={description} />
        <ValuationLink />
      </div>
    </section>
  )
}
