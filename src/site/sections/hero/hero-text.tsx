import { useSiteContent } from '#site/render-context.ts'
import { HeroContact } from './hero-contact.tsx'
import frame from './hero-frame.module.css'
import styles from './hero-text.module.css'

/** The hero's texts, contact buttons and opening hours. */
export function HeroText({ className = '' }: { className?: string | undefined }) {
  const { title, subTitle, description } = useSiteContent().heroSection
  return (
    <div className={`${styles.text} ${className}`.trimEnd()}>
      <h1 id="portada" className={frame.title}>
        {title}
      </h1>
      {subTitle && <p className={styles.subtitle}>{subTitle}</p>}
      {description && <p className={styles.description}>{description}</p>}
      <HeroContact />
    </div>
  )
}
