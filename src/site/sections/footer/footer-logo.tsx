import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './footer-logo.module.css'

/** The footer's logo, or else the practice's, in the width that the owner chose. */
export function FooterLogo({ className = '' }: { className?: string | undefined }) {
  const { images } = useRenderContext()
  const { doctorInfo, footer } = useSiteContent()
  return (
    <Picture
      image={images(footer.logoFooter || doctorInfo.logoPath)}
      alt=""
      sizes={`${footer.logoWidth}px`}
      contained
      className={`${styles.logo} ${className}`}
    />
  )
}
