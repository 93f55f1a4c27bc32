import arch from '#site/components/arch.module.css'
import { Backdrop } from '#site/components/backdrop.tsx'
import styles from './about-me-arch.module.css'
import { Portrait, Presentation, useAboutMe } from './about-me-parts.tsx'

/** The doctor's portrait in an arch, her presentation and some facts. */
export function AboutMeArch() {
  const { label, backgroundImagePath } = useAboutMe()
  return (
    <section className={`section ${backgroundImagePath ? '' : 'plain '}${styles.about}`} aria-label={label}>
      <Backdrop path={backgroundImagePath} />
      <div className={`wrap ${styles.columns}`}>
        <div className={`${arch.arch} ${styles.arch}`}>
          <Portrait sizes="(min-width: 500px) 416px, 86vw" />
        </div>
        <div className={styles.text}>
          <Presentation className={styles.facts} />
        </div>
      </div>
    </section>
  )
}
