import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext } from '#site/render-context.ts'
import styles from './about-me-column.module.css'
import { AboutMeBackdrop, ContactLink, Facts, useAboutMe } from './about-me-parts.tsx'

/** A page to read: the portrait in a medallion, one narrow column of text and the facts in a ruled list. */
export function AboutMeColumn() {
  const { images } = useRenderContext()
  const { title, label, paragraphs, imagePath, imageAlt, backgroundImagePath } = useAboutMe()
  const [lead, ...others] = paragraphs
  return (
    <section className={`section ${backgroundImagePath ? '' : 'plain '}${styles.about}`} aria-label={label}>
      <AboutMeBackdrop />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.medallion}>
          <Picture
            image={images(imagePath)}
            alt={altOf(images(imagePath), imageAlt)}
            sizes="(min-width: 1024px) 264px, 208px"
          />
        </div>
        <div className={styles.text}>
          {title && <h2>{title}</h2>}
          {lead && <p className={styles.lead}>{lead}</p>}
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
