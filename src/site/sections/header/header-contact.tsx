import { placesOf } from '#content/places/places.ts'
import { numberLabel } from '#site/components/call-labels.ts'
import { CallButton } from '#site/components/contact-buttons.tsx'
import { Icon } from '#site/components/icon.tsx'
import { SearchLink } from '#site/components/search-link.tsx'
import { SocialLinks } from '#site/components/social-links.tsx'
import { UsualHours } from '#site/places/hours-line.tsx'
import { usePageContact } from '#site/places/page-contact.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import frame from './frame.module.css'
import { HeaderFrame } from './frame.tsx'
import styles from './header-contact.module.css'
import { BrandLink } from './header-links.tsx'
import rows from './rows.module.css'

/**
 * A large logo. Beside it, a line with the hours, the map and the networks; below that line, the menu and the
 * telephone.
 */
export function HeaderContact() {
  const { SectionView } = useRenderContext()
  const content = useSiteContent()
  const { doctorInfo } = usePageContact()
  const { buttons } = content
  const [first, ...others] = placesOf(content)
  // With several places, the map of each is there.
  const mapLink = others.length > 0 ? `${contactPath}#titulo-mapa` : first?.mapLink
  const number = numberLabel({ doctorInfo, buttons })
  // A longer label takes its width from the menu.
  const room = 656 - number.length * 9
  return (
    <HeaderFrame className={`${rows.place} ${styles.place}`} room={{ full: room, tight: room }}>
      <div className={`wrap ${styles.bar}`}>
        <BrandLink className={`${frame.logo} ${styles.brand}`} />
        <div className={`${frame.wide} ${styles.facts}`}>
          <UsualHours />
          {mapLink && (
            <a href={mapLink} rel="noopener">
              <Icon name="pin" />
              Ver en el mapa
            </a>
          )}
          <SocialLinks addresses={doctorInfo.socialLinks} />
        </div>
        <SectionView type="NavMenu" />
        <SearchLink className={`${rows.search} ${styles.search}`} />
        <CallButton doctorInfo={doctorInfo} text={number} className={`${rows.call} ${styles.call}`} />
      </div>
    </HeaderFrame>
  )
}
