import { Brand } from '#site/components/brand.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'

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
      specialty={doctorInfo.specialty}
    />
  )
}
