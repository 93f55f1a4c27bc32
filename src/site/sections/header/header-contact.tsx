import { hoursText } from '#content/hours/hours-text.ts'
import { numberLabel } from '#site/components/call-labels.ts'
import { CallButton } from '#site/components/contact-buttons.tsx'
import { HoursLine } from '#site/components/hours-line.tsx'
import { Icon } from '#site/components/icon.tsx'
import { SearchLink } from '#site/components/search-link.tsx'
import { SocialLinks } from '#site/components/social-links.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { BrandLink } from './brand-link.tsx'
import { HeaderFrame, shrinkingLogo } from './frame.tsx'
import styles from './header-contact.module.css'

/**
 * A large logo. Beside it, a line with the hours, the map and the networks; below that line, the menu and the
 * telephone.
 */
export function HeaderContact() {
  const { SectionView } = useRenderContext()
  const { doctorInfo, doctorWorkInfo, buttons } = useSiteContent()
  const number = numberLabel({ doctorInfo, buttons })
  // A longer label takes its width from the menu.
  const room = 656 - number.length * 9
  const hours = hoursText(doctorWorkInfo.consulting.hours)
  return (
    <HeaderFrame className={styles.place} room={{ full: room, tight: room }}>
      <div className={`wrap ${styles.bar}`}>
        <BrandLink className={`${shrinkingLogo} ${styles.brand}`} />
        <div className={styles.facts}>
          <HoursLine hours={hours} />
          {doctorInfo.googleMapsLink && (
            <a href={doctorInfo.googleMapsLink} rel="noopener">
              <Icon name="pin" />
              Ver en el mapa
            </a>
          )}
          <SocialLinks addresses={doctorInfo.socialLinks} className={styles.social} />
        </div>
        <SectionView type="NavMenu" />
        <SearchLink className={styles.search} />
        <CallButton doctorInfo={doctorInfo} text={number} className={styles.call} />
      </div>
    </HeaderFrame>
  )
}
