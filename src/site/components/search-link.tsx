import { searchPath } from '#content/addresses/search-address.ts'
import { useSiteContent } from '#site/render-context.ts'
import { isLongName } from './brand.tsx'
import { Icon } from './icon.tsx'
import styles from './search-link.module.css'

/** A magnifying glass that leads to the search. A phone's header has no room for it beside a long name. */
export function SearchLink({ className = '' }: { className?: string | undefined }) {
  const isBesideLongName = isLongName(useSiteContent().doctorInfo.name)
  return (
    <a
      className={`${styles.search} ${className}`}
      href={searchPath}
      aria-label="Buscar en el sitio"
      data-beside-long={isBesideLongName || undefined}
    >
      <Icon name="search" />
    </a>
  )
}
