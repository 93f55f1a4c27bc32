import { HoursLine } from '#site/components/hours-line.tsx'
import { hoursText } from '#site/components/hours-text.ts'
import { useSiteContent } from '#site/render-context.ts'
import { HeroButtons } from './hero-buttons.tsx'
import styles from './hero-text.module.css'

/** Who she is, what she does, how to reach her and when. @param className Of the block around them. */
export function HeroText({ className }: { className?: string | undefined }) {
  const { heroSection, doctorWorkInfo } = useSiteContent()
  const hours = hoursText(doctorWorkInfo.consulting.hours)
  return (
    <div className={[styles.text, className].filter(Boolean).join(' ')}>
      <h1 id="portada">{heroSection.title}</h1>
      {heroSection.subTitle && <p className={styles.subtitle}>{heroSection.subTitle}</p>}
      {heroSection.description && <p className={styles.description}>{heroSection.description}</p>}
      <HeroButtons />
      <HoursLine hours={hours} className={styles.hours} />
    </div>
  )
}
