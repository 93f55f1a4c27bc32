import { HoursLine } from '#site/components/hours-line.tsx'
import { hoursText } from '#site/components/hours-text.ts'
import { useSiteContent } from '#site/render-context.ts'
import { HeroButtons } from './hero-buttons.tsx'
import centered from './hero-centered-text.module.css'
import styles from './hero-text.module.css'

type Props = {
  /** Of the block around them. */
  className?: string | undefined
  /** Whether they stand in the middle where the owner wants them there. */
  canBeCentered?: boolean
}

/** Who she is, what she does, how to reach her and when. */
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
