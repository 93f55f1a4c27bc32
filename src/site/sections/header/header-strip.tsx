import { SearchLink } from '#site/components/search-link.tsx'
import { SocialLinks } from '#site/components/social-links.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import frame from './frame.module.css'
import { HeaderFrame } from './frame.tsx'
import { BookingLink, BrandLink } from './header-links.tsx'
import styles from './header-strip.module.css'

const room = { full: 545, tight: 610 }

/** Below the strip of licences: logo, menu, social networks and the booking button in one bar. */
export function HeaderStrip() {
  const { SectionView } = useRenderContext()
  const { doctorInfo } = useSiteContent()
  return (
    <HeaderFrame room={room}>
      <div className={`wrap ${styles.bar}`}>
        <BrandLink className={`${frame.logo} ${styles.brand}`} />
        <SectionView type="NavMenu" />
        <SearchLink className={styles.search} />
        <SocialLinks
          addresses={doctorInfo.socialLinks}
          className={`${frame.social} ${frame.pairs} ${styles.social}`}
        />
        <BookingLink className={`btn btn-call ${frame.wide} ${styles.call}`} />
      </div>
    </HeaderFrame>
  )
}
