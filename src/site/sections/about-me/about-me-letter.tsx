import { Backdrop } from '#site/components/backdrop.tsx'
import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import { useSiteContent } from '#site/render-context.ts'
import styles from './about-me-letter.module.css'
import { ContactLink, Facts, Portrait, useAboutMe } from './about-me-parts.tsx'

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
          <Signature />
        </div>
        <Facts className={styles.facts} />
      </div>
    </section>
  )
}

/** The doctor's portrait, name and speciality, and the contact button. */
function Signature() {
  const { name, specialty } = useSiteContent().doctorInfo
  return (
    <div className={styles.signature}>
      <Portrait sizes="112px" />
      {(name || specialty) && (
        <p>
          {name && <b>{name}</b>}
          {specialty && <span>{specialty}</span>}
        </p>
      )}
      <ContactLink />
    </div>
  )
}
