import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './hero-foreground.module.css'

/** The owner's cut-out picture in front of the main picture; nothing if there is none. */
export function HeroForeground({ sizes, className = '' }: { sizes: string; className?: string | undefined }) {
  const { images } = useRenderContext()
  const { foregroundImage } = useSiteContent().heroSection
  if (!foregroundImage) return null
  return (
    <Picture
      image={images(foregroundImage)}
      alt=""
      sizes={sizes}
      contained
      className={`${styles.foreground} ${className}`.trim()}
    />
  )
}
