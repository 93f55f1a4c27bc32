import { SocialLinks } from '#site/components/social-links.tsx'
import { useSiteContent } from '#site/render-context.ts'
import common from './common.module.css'
import styles from './footer-columns.module.css'
import { ConsultingAddress, FirstPlacePhone, FooterLogo, FooterNav, OtherPlaces } from './footer-parts.tsx'

/** The practice's name and address, and links into the three data sets, in columns. */
export function FooterColumns() {
  const { doctorInfo } = useSiteContent()
  return (
    <footer className={`on-dark ${common.footer} ${styles.footer}`} id="pie">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.identity}>
          <FooterLogo className={styles.logo} />
          <p className={styles.name}>
            <b>{doctorInfo.name}</b>
            {doctorInfo.specialty}
          </p>
          <div>
            <ConsultingAddress />
            <FirstPlacePhone icon="phone" className={common.line} />
          </div>
          <OtherPlaces />
          <SocialLinks addresses={doctorInfo.socialLinks} className={styles.social} />
        </div>
        <FooterNav hasArrows />
      </div>
    </footer>
  )
}
