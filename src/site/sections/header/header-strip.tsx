import { SearchLink } from '#site/components/search-link.tsx'
import { SocialLinks } from '#site/components/social-links.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { BookingLink } from './booking-link.tsx'
import { BrandLink } from './brand-link.tsx'
import { HeaderFrame, shrinkingLogo } from './frame.tsx'
import styles from './header-strip.module.css'

const room = { full: 560, tight: 610 }

/** Below the strip of licences: logo, menu, social networks and the booking button in one bar. */
export function HeaderStrip() {
  const { SectionView } = useRenderContext()
  const { doctorInfo } = useSiteContent()
  return (
    <HeaderFrame className={styles.place} room={room}>
      <div className={`wrap ${styles.bar}`}>
        <BrandLink className={`${shrinkingLogo} ${styles.brand}`} />
        <SectionView type="NavMenu" />
        <SearchLink className={styles.search} />
        <SocialLinks addresses={doctorInfo.socialLinks} className={styles.social} />
        <BookingLink className={`btn btn-call ${styles.call}`} />
      </div>
    </HeaderFrame>
  )
}
