import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext } from '#site/render-context.ts'
import { AboutMeBackdrop, ContactLink, Facts, useAboutMe } from './about-me-parts.tsx'
import styles from './about-me-wide.module.css'

/** From edge to edge: the presentation on cobalt on one half, the photograph on the other. */
export function AboutMeWide() {
  const { images } = useRenderContext()
  const { title, label, paragraphs, imagePath, imageAlt } = useAboutMe()
  const [lead, ...others] = paragraphs
  return (
    <section className={`on-dark ${styles.halves}`} aria-label={label}>
      <div className={styles.photograph}>
        <Picture
          image={images(imagePath)}
          alt={altOf(images(imagePath), imageAlt)}
          sizes="(min-width: 1024px) 46vw, 100vw"
        />
      </div>
      <div className={styles.text}>
        <AboutMeBackdrop />
        {title && <h2>{title}</h2>}
        {lead && <p className="lead">{lead}</p>}
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Facts className={styles.facts} iconClass={styles.icon} />
        <ContactLink />
      </div>
    </section>
  )
}
