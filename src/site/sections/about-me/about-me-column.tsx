import styles from './about-me-column.module.css'
import { AboutMeSection, Portrait, Presentation } from './about-me-parts.tsx'

/** A reading layout: round portrait, one narrow column of text, and the facts in a ruled list. */
export const AboutMeColumn = () => (
  <AboutMeSection className={styles.columns}>
    <div className={styles.medallion}>
      <Portrait sizes="(min-width: 1024px) 264px, 208px" />
    </div>
    <div className={styles.text}>
      <Presentation className={styles.facts} leadClass={styles.lead} />
    </div>
  </AboutMeSection>
)
