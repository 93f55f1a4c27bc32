import { Backdrop } from '#site/components/backdrop.tsx'
import { Portrait, Presentation, useAboutMe } from './about-me-parts.tsx'
import styles from './about-me-wide.module.css'

/** Full width: the presentation on cobalt in one half, the photograph in the other. */
export function AboutMeWide() {
  const { label, backgroundImagePath } = useAboutMe()
  return (
    <section className={`on-dark cobalt columns ${styles.halves}`} aria-label={label}>
      <div className={styles.photograph}>
        <Portrait sizes="(min-width: 1024px) 46vw, 100vw" />
      </div>
      <div className={styles.text}>
        <Backdrop path={backgroundImagePath} />
        <Presentation factsClass={styles.facts} />
      </div>
    </section>
  )
}
