import { hoursText } from '#content/hours/hours-text.ts'
import { HoursLine } from '#site/components/hours-line.tsx'
import { useSiteContent } from '#site/render-context.ts'
import { HeroButtons } from './hero-buttons.tsx'
import centered from './hero-centered-text.module.css'
import styles from './hero-text.module.css'

type Props = {
  /** Class of the block around the texts. */
  className?: string | undefined
  /** Whether the layout allows centred text, if the owner chose it. */
  canBeCentered?: boolean
}

/** The hero's texts, contact buttons and opening hours. */
export function HeroText({ className, canBeCentered = false }: Props) {
  const { heroSection, doctorWorkInfo } = useSiteContent()
  const hours = hoursText(doctorWorkInfo.consulting.hours)
  const isCentered = canBeCentered && heroSection.alignment === 'center'
  return (
    <div className={[styles.text, isCentered && centered.centered, className].filter(Boolean).join(' ')}>
      <h1 id="portada">{heroSection.title}</h1>
      {heroSection.subTitle && <p className={styles.subtitle}>{heroSection.subTitle}</p>}
      {heroSection.description && <p className={styles.description}>{heroSection.description}</p>}
      <HeroButtons />
      <HoursLine hours={hours} className={styles.hours} />
    </div>
  )
}
