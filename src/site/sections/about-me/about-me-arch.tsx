import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext } from '#site/render-context.ts'
import styles from './about-me-arch.module.css'
import { AboutMeBackdrop, ContactLink, Facts, useAboutMe } from './about-me-parts.tsx'

/** The doctor's portrait in an arch, her presentation and some facts. */
export function AboutMeArch() {
  const { images } = useRenderContext()
  const { label, title, paragraphs, imagePath, imageAlt, backgroundImagePath } = useAboutMe()
  const [lead, ...others] = paragraphs
  return (
    <section className={`section ${backgroundImagePath ? '' : 'plain '}${styles.about}`} aria-label={label}>
      <AboutMeBackdrop />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.arch}>
          <Picture
            image={images(imagePath)}
            alt={altOf(images(imagePath), imageAlt)}
            sizes="(min-width: 500px) 416px, 86vw"
          />
        </div>
        <div className={styles.text}>
          {title && <h2>{title}</h2>}
          {lead && <p className="lead">{lead}</p>}
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Facts className={styles.facts} iconClass={styles.icon} />
          <ContactLink />
        </div>
      </div>
    </section>
  )
}
