import { Brand } from '#site/components/brand.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'

/** The way home, with the logo that the owner chose for the header, and the one for its small form. */
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
