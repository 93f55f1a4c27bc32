import { Backdrop } from '#site/components/backdrop.tsx'
import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import styles from './about-me-letter.module.css'
import { ContactLink, Facts, Portrait, useAboutMe } from './about-me-parts.tsx'
import { Signature } from './signature.tsx'

/** A letter in the first person on a blue table: text above all, with a signature and a small portrait. */
export function AboutMeLetter() {
  const { title, label, paragraphs, backgroundImagePath } = useAboutMe()
  return (
    <section className={`section ${styles.ground}`} aria-label={label}>
      <Backdrop path={backgroundImagePath} />
      <div className={`wrap ${styles.sheet}`}>
        <CornerFlowers />
        <div className={styles.letter}>
          {title && <h2>{title}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.signature}>
            <Portrait sizes="112px" />
            <Signature />
            <ContactLink />
          </div>
        </div>
        <Facts className={styles.facts} />
      </div>
    </section>
  )
}
