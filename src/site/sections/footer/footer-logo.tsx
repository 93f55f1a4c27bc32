import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'

/** The footer's own logo, or else the practice's, as wide as the owner wants it. */
export function FooterLogo({ className }: { className: string | undefined }) {
  const { images } = useRenderContext()
  const { doctorInfo, footer } = useSiteContent()
  return (
    <Picture
      image={images(footer.logoFooter || doctorInfo.logoPath)}
      alt=""
      sizes={`${footer.logoWidth}px`}
      contained
      className={className}
    />
  )
}
