import { SearchLink } from '#site/components/search-link.tsx'
import { SocialLinks } from '#site/components/social-links.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import frame from './frame.module.css'
import { HeaderFrame } from './frame.tsx'
import styles from './header-cells.module.css'
import { BookingLink, BrandLink } from './header-links.tsx'

const room = { full: 575, tight: 680 }

/** A full-width row of cells: the logo as a tile, the name, the menu, and the call button at the end. */
export function HeaderCells() {
  const { images, SectionView } = useRenderContext()
  const { header, doctorInfo } = useSiteContent()
  const { width, height } = images(header.logoPath || doctorInfo.logoPath)
  return (
    <HeaderFrame className={styles.place} room={room}>
      <div className={styles.bar}>
        <BrandLink className={`${frame.logo} ${styles.brand} ${width === height ? styles.tile : ''}`} />
        <SectionView type="NavMenu" />
        <SearchLink className={styles.search} />
        <SocialLinks
          addresses={doctorInfo.socialLinks}
          className={`${frame.social} ${frame.pairs} ${styles.social}`}
        />
        <BookingLink className={`${frame.wide} ${styles.call}`} />
      </div>
    </HeaderFrame>
  )
}
