import arch from '#site/components/arch.module.css'
import styles from './about-me-arch.module.css'
import { AboutMeSection, Portrait, Presentation } from './about-me-parts.tsx'

/** The doctor's portrait in an arch, her presentation and some facts. */
export const AboutMeArch = () => (
  <AboutMeSection className={styles.columns}>
    <div className={`${arch.arch} ${styles.arch}`}>
      <Portrait sizes="(min-width: 500px) 416px, 86vw" />
    </div>
    <div className={styles.text}>
      <Presentation factsClass={styles.facts} />
    </div>
  </AboutMeSection>
)
