import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { Call, CallLink, CallText, CallTitle } from './call-parts.tsx'
import styles from './call-to-action-scene.module.css'

/** Describes a first visit: a scene on one half of the full width, the text on the other. */
export function CallToActionScene() {
  const { images } = useRenderContext()
  const { imagePath, imageAlt } = useSiteContent().callToAction
  const image = images(imagePath)
  return (
    <Call className={`columns ${styles.split}`}>
      <Picture
        image={image}
        alt={altOf(image, imageAlt)}
        sizes="(min-width: 1024px) 52vw, 100vw"
        className={styles.scene}
      />
      <div className={styles.text}>
        <CallTitle />
        <CallText />
        <CallLink />
      </div>
    </Call>
  )
}
