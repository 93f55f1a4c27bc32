import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './call-to-action-scene.module.css'
import { ValuationLink } from './valuation-link.tsx'

/** Describes a first visit: a scene on one half of the full width, the text on the other. */
export function CallToActionScene() {
  const { images } = useRenderContext()
  const { title, description, imagePath, imageAlt } = useSiteContent().callToAction
  if (!title && !description) return null
  return (
    <section className={styles.split} {...(title && { 'aria-labelledby': 'valoracion' })}>
      <Picture
        image={images(imagePath)}
        alt={altOf(images(imagePath), imageAlt)}
        sizes="(min-width: 1024px) 52vw, 100vw"
        className={styles.scene}
      />
      <div className={styles.text}>
        {title && <h2 id="valoracion">{title}</h2>}
        <Paragraphs text={description} />
        <ValuationLink />
      </div>
    </section>
  )
}
