import type { SiteContent } from '#content/site-content/index.ts'
import { Brand } from '#site/components/brand.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'

/** Characters that fit on two lines beside the menu. */
const maxSpecialty = 40

/** The specialty, or its short form if the long one does not fit. Without a short form, a very long one is left out. */
function headerSpecialty({ specialty, specialtyShort }: SiteContent['doctorInfo']): string {
  return specialty.length <= maxSpecialty ? specialty : specialtyShort
}

/** Link to the home page with the header's logo, and the logo for the small header. */
export function BrandLink({ className }: { className?: string | undefined }) {
  const { images } = useRenderContext()
  const { header, doctorInfo } = useSiteContent()
  const { logoPath, stickyLogoPath } = header
  return (
    <Brand
      href="/"
      className={className}
      image={images(logoPath || doctorInfo.logoPath)}
      stuckImage={stickyLogoPath && stickyLogoPath !== logoPath ? images(stickyLogoPath) : undefined}
      name={doctorInfo.name}
      specialty={headerSpecialty(doctorInfo)}
    />
  )
}
