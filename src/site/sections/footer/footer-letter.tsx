import { hoursText } from '#content/hours/hours-text.ts'
import { SocialLinks } from '#site/components/social-links.tsx'
import { useSiteContent } from '#site/render-context.ts'
import common from './common.module.css'
import styles from './footer-letter.module.css'
import { ConsultingAddress, FirstPlacePhone, FooterLogo, FooterNav, OtherPlaces } from './footer-parts.tsx'

/** Like the end of a letter: the name large and centred, the address below, the lists as running lines. */
export function FooterLetter() {
  const { doctorInfo, doctorWorkInfo } = useSiteContent()
  const hours = hoursText(doctorWorkInfo.consulting.hours)
  return (
    <footer className={`${common.footer} ${styles.footer}`} id="pie">
      <div className={`wrap ${styles.letter}`}>
        <FooterLogo />
        <p className={styles.name}>{doctorInfo.name}</p>
        <p className={styles.specialty}>{doctorInfo.specialty}</p>
        <ConsultingAddress />
        {hours && <p>{hours}</p>}
        <FirstPlacePhone className={`${common.line} ${styles.phone}`} />
        <OtherPlaces />
        <SocialLinks addresses={doctorInfo.socialLinks} className={styles.social} />
        <FooterNav className={styles.lists} />
      </div>
      <div className={styles.frieze} />
    </footer>
  )
}
