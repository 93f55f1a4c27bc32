import { SearchLink } from '#site/components/search-link.tsx'
import { SocialLinks } from '#site/components/social-links.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import frame from './frame.module.css'
import { HeaderFrame } from './frame.tsx'
import styles from './header-centered.module.css'
import { BookingLink, BrandLink } from './header-links.tsx'
import rows from './rows.module.css'

const room = { full: 620, tight: 712 }

/** The brand centred between social networks and the call button; the menu in its own row below. */
export function HeaderCentered() {
  const { SectionView } = useRenderContext()
  const { doctorInfo } = useSiteContent()
  return (
    <HeaderFrame className={`${rows.place} ${styles.place}`} room={room}>
      <div className={`wrap ${styles.bar}`}>
        <SocialLinks addresses={doctorInfo.socialLinks} className={`${frame.social} ${styles.social}`} />
        <SearchLink className={`${rows.search} ${styles.search}`} />
        <div className={styles.middle}>
          <BrandLink className={styles.brand} />
        </div>
        <BookingLink className={`btn btn-call ${rows.call} ${styles.call}`} />
        <SectionView type="NavMenu" />
      </div>
    </HeaderFrame>
  )
}
