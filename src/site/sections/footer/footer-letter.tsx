import { hoursText } from '#site/components/hours-text.ts'
import { phoneLink } from '#site/components/links.ts'
import { Picture } from '#site/components/picture.tsx'
import { SocialLinks } from '#site/components/social-links.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { ConsultingAddress } from './consulting-address.tsx'
import styles from './footer-letter.module.css'
import { FooterNav } from './footer-nav.tsx'

/** Signed like a letter: the name large in the middle, the address under it, the lists as running lines. */
export function FooterLetter() {
  const { images } = useRenderContext()
  const { doctorInfo, doctorWorkInfo, footer } = useSiteContent()
  const { phone, phoneDisplay } = doctorInfo
  const hours = hoursText(doctorWorkInfo.consulting.hours)
  return (
    <footer className={styles.footer} id="pie">
      <div className={`wrap ${styles.letter}`}>
        <Picture
          image={images(footer.logoFooter || doctorInfo.logoPath)}
          alt=""
          sizes={`${footer.logoWidth}px`}
          className={styles.logo}
        />
        <p className={styles.name}>{doctorInfo.name}</p>
        <p className={styles.specialty}>{doctorInfo.specialty}</p>
        <ConsultingAddress mapClass={styles.map} />
        {hours && <p>{hours}</p>}
        {phone && (
          <a className={styles.phone} href={phoneLink(phone)}>
            {phoneDisplay || phone}
          </a>
        )}
        <SocialLinks addresses={doctorInfo.socialLinks} className={styles.social} />
        <FooterNav className={styles.line} />
      </div>
      <div className={styles.frieze} />
    </footer>
  )
}
