import { Icon } from '#site/components/icon.tsx'
import { phoneLink } from '#site/components/links.ts'
import { SocialLinks } from '#site/components/social-links.tsx'
import { useSiteContent } from '#site/render-context.ts'
import { ConsultingAddress } from './consulting-address.tsx'
import styles from './footer-columns.module.css'
import { FooterLogo } from './footer-logo.tsx'
import { FooterNav } from './footer-nav.tsx'

/** The practice's name and address, and links into the three data sets, in columns. */
export function FooterColumns() {
  const { doctorInfo } = useSiteContent()
  return (
    <footer className={`on-dark ${styles.footer}`} id="pie">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.identity}>
          <FooterLogo className={styles.logo} />
          <p className={styles.name}>
            <b>{doctorInfo.name}</b>
            {doctorInfo.specialty}
          </p>
          <ConsultingAddress mapClass={styles.line} />
          {doctorInfo.phone && (
            <a className={styles.line} href={phoneLink(doctorInfo.phone)}>
              <Icon name="phone" />
              {doctorInfo.phoneDisplay || doctorInfo.phone}
            </a>
          )}
          <SocialLinks addresses={doctorInfo.socialLinks} className={styles.social} />
        </div>
        <FooterNav hasArrows />
      </div>
    </footer>
  )
}
