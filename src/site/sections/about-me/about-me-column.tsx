import { Backdrop } from '#site/components/backdrop.tsx'
import styles from './about-me-column.module.css'
import { Portrait, Presentation, useAboutMe } from './about-me-parts.tsx'

/** A reading layout: round portrait, one narrow column of text, and the facts in a ruled list. */
export function AboutMeColumn() {
  const { label, backgroundImagePath } = useAboutMe()
  return (
    <section className={`section ${backgroundImagePath ? '' : 'plain '}${styles.about}`} aria-label={label}>
      <Backdrop path={backgroundImagePath} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.medallion}>
          <Portrait sizes="(min-width: 1024px) 264px, 208px" />
        </div>
        <div className={styles.text}>
          <Presentation className={styles.facts} leadClass={styles.lead} />
        </div>
      </div>
    </section>
  )
}
