import { Brand } from '#site/components/brand.tsx'
import { CallButton } from '#site/components/contact-buttons.tsx'
import { SocialLinks } from '#site/components/social-links.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './header-strip.module.css'

/** The bar under the strip of licences: logo, menu, social networks and the call for an appointment. */
export function HeaderStrip() {
  const { images, SectionView } = useRenderContext()
  const { header, doctorInfo } = useSiteContent()
  const { logoPath, stickyLogoPath } = header
  return (
    <div className={styles.place} {...(header.isSticky && { 'data-sticky': '' })}>
      <header className={styles.header}>
        <div className={`wrap ${styles.bar}`}>
          <Brand
            href="/"
            className={styles.brand}
            image={images(logoPath || doctorInfo.logoPath)}
            stuckImage={stickyLogoPath && stickyLogoPath !== logoPath ? images(stickyLogoPath) : undefined}
            name={doctorInfo.name}
            specialty={doctorInfo.specialty}
          />
          <SectionView type="NavMenu" />
          <SocialLinks addresses={doctorInfo.socialLinks} className={styles.social} />
          <CallButton doctorInfo={doctorInfo} text="Agendar cita" className={styles.call} />
        </div>
      </header>
    </div>
  )
}
